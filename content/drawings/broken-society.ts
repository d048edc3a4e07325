import { defineDrawings } from './define-drawings.ts';

/** Words in the pictures of a case study. */
defineDrawings(
  'content/drawings/broken-society.ts',
  {
    'broken-society': 'The picture of the project',
    'broken-society-narrow': 'The picture of the project, on phones',
    'poster-broken-society': 'The picture in the list',
    'panorama-broken-society': 'The picture of the solution, across the page',
    'panorama-broken-society-narrow': 'The picture of the solution, on phones',
    'broken-society-before': 'Before',
    'broken-society-before-narrow': 'Before, on small screens',
    'broken-society-after': 'After',
    'broken-society-after-narrow': 'After, on small screens',
    'broken-society-error': 'Before, close up',
    'broken-society-turn': 'After, close up',
    'broken-society-tap-1': 'Phone, screen 1',
    'broken-society-tap-2': 'Phone, screen 2',
    'broken-society-tap-3': 'Phone, screen 3',
    'broken-society-tap-4': 'Phone, screen 4',
    'broken-society-checklist': 'The list before a release',
    'broken-society-eight': 'The eight minutes',
  },
  {},
);
