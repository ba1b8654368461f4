ú
draft-begunspring