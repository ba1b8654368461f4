º
cutlate