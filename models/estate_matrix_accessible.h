// Names every cell of the matrix to assistive technology: a table of as many children as regions,
// none of them an item.
#pragma once

// Installs the factory once; called by EstateMatrix.
void installEstateMatrixAccessible();
