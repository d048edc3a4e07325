import { builtFigures } from '#tests/support/built-figures.ts';

// Before any text is read: it is kept as it was first read, by whichever file of the process came first.
builtFigures();
