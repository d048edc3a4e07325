import { defineDrawings } from './define-drawings.ts';

/** Words in the drawings beside forms. */
defineDrawings(
  'content/drawings/forms.ts',
  {
    'quote-sheet': 'The quote on paper',
    'five-pages': 'The five pages of the summer offer',
    passage: 'The sea chart of let’s talk',
  },
  {},
);
