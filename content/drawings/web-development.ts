import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/web-development.ts',
  {
    'service-web-development': 'The drawing',
    'service-web-development-narrow': 'The drawing, on small screens',
    'service-web-development-small': 'The drawing, in the list of services',
    'service-web-development-low': 'The drawing, beside the large one in the list of services',
    'paper-web-development': 'The drawing further down the page',
  },
  {},
);
