import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/crm.ts',
  {
    'service-crm': 'The drawing',
    'service-crm-narrow': 'The drawing, on small screens',
    'service-crm-small': 'The drawing, in the list of services',
    'service-crm-low': 'The drawing, in the list of services on phones',
    'paper-crm': 'The drawing further down the page',
  },
  {},
);
