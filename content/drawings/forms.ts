import { defineDrawings } from './define-drawings.ts';

/** Words in the drawings beside forms. */
defineDrawings(
  'content/drawings/forms.ts',
  {
    'call-sill': 'What a call needs, beside the times',
    'call-sill-night': 'The same at night',
    'quote-sheet': 'The quote on paper',
    'quote-sheet-narrow': 'The quote on paper, on phones',
    'five-pages': 'The five pages of the summer offer',
    'five-pages-narrow': 'The pages of the summer offer, on phones',
    passage: 'The sea chart of let’s talk',
    'own-way': 'The email on let’s talk, and what it becomes',
    'passage-narrow': 'The sea chart of let’s talk, on phones and tablets',
  },
  {},
);
