import { defineDrawings } from './define-drawings.ts';

/** Words in the drawings beside forms. */
defineDrawings(
  'content/drawings/forms.ts',
  {
    'quote-sheet': 'The quote on paper',
    'five-pages': 'The five pages of the summer offer',
    'five-pages-narrow': 'The pages of the summer offer, on phones',
    passage: 'The sea chart of let’s talk',
  },
  {},
);
