import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/seo-geo.ts',
  {
    'service-seo-geo': 'The drawing',
    'service-seo-geo-narrow': 'The drawing, on small screens',
    'service-seo-geo-small': 'The drawing, in the list of services',
    'service-seo-geo-low': 'The drawing, in the list of services on phones',
    'paper-seo-geo': 'The drawing further down the page',
    'paper-seo-geo-narrow': 'The drawing further down the page, on small screens',
    'paper-verdict': 'The sheet of month six',
    'paper-fault-code': 'The drawing beside a review',
  },
  {},
);
