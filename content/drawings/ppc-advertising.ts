import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/ppc-advertising.ts',
  {
    'service-ppc-advertising': 'The drawing',
    'service-ppc-advertising-narrow': 'The drawing, on small screens',
    'service-ppc-advertising-small': 'The drawing, in the list of services',
  },
  {},
);
