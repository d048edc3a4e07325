import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/ecommerce.ts',
  {
    'service-ecommerce': 'The drawing',
    'service-ecommerce-narrow': 'The drawing, on small screens',
    'service-ecommerce-small': 'The drawing, in the list of services',
    'service-ecommerce-low': 'The drawing, beside the large one in the list of services',
    'paper-ecommerce': 'The drawing further down the page',
  },
  {},
);
