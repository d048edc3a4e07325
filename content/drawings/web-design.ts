import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/web-design.ts',
  {
    'service-web-design': 'The drawing',
    'service-web-design-narrow': 'The drawing, on small screens',
    'service-web-design-small': 'The drawing, in the list of services',
    'web-design-wipe': 'The large drawing, in the list of services',
    'paper-web-design': 'The drawing further down the page',
    'paper-read-aloud': 'The drawing beside the last words',
    'decision-1': 'First of five decisions',
    'decision-2': 'Second of five decisions',
    'decision-3': 'Third of five decisions',
    'decision-4': 'Fourth of five decisions',
    'decision-5': 'Last of five decisions',
  },
  {},
);
