import { defineDrawings } from './define-drawings.ts';

/** Words in the pictures of a case study. */
defineDrawings(
  'content/drawings/buddha-brands.ts',
  {
    'buddha-brands': 'The picture of the project',
    'buddha-brands-narrow': 'The picture of the project, on phones',
    'poster-buddha-brands': 'The picture in the list',
    'poster-buddha-brands-narrow': 'The picture in the list, on phones',
    'panorama-buddha-brands': 'The picture of the solution',
    'panorama-buddha-brands-narrow': 'The picture of the solution, on phones',
    'buddha-brands-before': 'Before',
    'buddha-brands-before-narrow': 'Before, on small screens',
    'buddha-brands-after': 'After',
    'buddha-brands-after-narrow': 'After, on small screens',
    'buddha-brands-tap-1': 'Phone, screen 1',
    'buddha-brands-tap-2': 'Phone, screen 2',
    'buddha-brands-tap-3': 'Phone, screen 3',
    'buddha-brands-tap-4': 'Phone, screen 4',
    'buddha-brands-map': 'The map',
    'buddha-brands-test': 'The test on paper',
    'buddha-brands-monday': 'The report of Mondays',
  },
  {},
);
