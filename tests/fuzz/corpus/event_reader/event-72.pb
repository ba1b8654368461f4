З;
reportpreview of r001 ?длЧtXpБюы÷qСПel█Мтавссv╟шФ┘БС