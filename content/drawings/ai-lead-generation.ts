import { defineDrawings } from './define-drawings.ts';

/** Words in the drawing of a service page. */
defineDrawings(
  'content/drawings/ai-lead-generation.ts',
  {
    'service-ai-lead-generation': 'The drawing',
    'service-ai-lead-generation-narrow': 'The drawing, on small screens',
    'service-ai-lead-generation-small': 'The drawing, in the list of services',
    'service-ai-lead-generation-low': 'The drawing, in the list of services on phones',
    'paper-ai-lead-generation': 'The drawing further down the page',
  },
  {},
);
