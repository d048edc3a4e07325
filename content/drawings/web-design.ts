import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/web-design.ts',
  {
    'service-web-design': 'The drawing',
  },
  {},
);
