import { defineDrawings } from './define-drawings.ts';

/** Words in the drawings beside forms. */
defineDrawings(
  'content/drawings/forms.ts',
  {
    'call-sill': 'What a call needs, beside the times',
    'call-sill-night': 'The same at night',
    'call-sill-low': 'What a call needs, on phones',
    'call-sill-low-night': 'The same at night',
    'call-figures': 'The first third of a call: figures',
    'call-figures-night': 'The same at night',
    'call-site': 'The second third of a call: the site',
    'call-site-night': 'The same at night',
    'call-step': 'The last third of a call: the next step',
    'call-step-night': 'The same at night',
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
