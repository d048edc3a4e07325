import { defineDrawings } from './define-drawings.ts';

/** Words in the pictures of a case study. */
defineDrawings(
  'content/drawings/this-site.ts',
  {
    'this-site': 'The picture of the project',
    'this-site-narrow': 'The picture of the project, on phones',
    'poster-this-site': 'The picture in the list',
    'poster-this-site-narrow': 'The picture in the list, on phones',
    'poster-this-site-wide': 'The picture in the list, across the page',
    'panorama-this-site': 'The picture of the solution, across the page',
    'panorama-this-site-narrow': 'The picture of the solution, on phones',
    'this-site-before': 'Before',
    'this-site-before-narrow': 'Before, on small screens',
    'this-site-after': 'After',
    'this-site-after-narrow': 'After, on small screens',
    'this-site-unsure': 'Execution, before',
    'this-site-unsure-narrow': 'Execution, before, on small screens',
    'this-site-booked': 'Execution, after',
    'this-site-booked-narrow': 'Execution, after, on small screens',
    'this-site-tap-1': 'Phone, screen 1',
    'this-site-tap-2': 'Phone, screen 2',
    'this-site-tap-3': 'Phone, screen 3',
    'this-site-tap-4': 'Phone, screen 4',
    'this-site-way': 'The way of a request',
    'this-site-tide': 'The tide of a day',
    'this-site-weights': 'What each page weighs, as measured',
    'this-site-first-visit': 'A first visit, as measured',
    'this-site-policy': 'The policy, as measured',
    'this-site-tests': 'The tests, as counted',
  },
  {},
);
