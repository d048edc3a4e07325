import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/website-management.ts',
  {
    'service-website-management': 'The drawing',
    'service-website-management-narrow': 'The drawing, on small screens',
    'service-website-management-small': 'The drawing, in the list of services',
    'paper-website-management': 'The drawing further down the page',
  },
  {},
);
