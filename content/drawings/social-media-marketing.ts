import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/social-media-marketing.ts',
  {
    'service-social-media-marketing': 'The drawing',
    'service-social-media-marketing-narrow': 'The drawing, on small screens',
    'service-social-media-marketing-small': 'The drawing, in the list of services',
    'service-social-media-marketing-low': 'The drawing, in the list of services on phones',
    'week-1': 'The first week of the sample month',
    'week-2': 'The second week of the sample month',
    'week-3': 'The third week of the sample month',
    'week-4': 'The fourth week of the sample month',
  },
  {},
);
