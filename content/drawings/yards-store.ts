import { defineDrawings } from './define-drawings.ts';

/** Words in the pictures of a case study. */
defineDrawings(
  'content/drawings/yards-store.ts',
  {
    'yards-store': 'The picture of the project',
    'yards-store-narrow': 'The picture of the project, on phones',
    'poster-yards-store': 'The picture in the list',
    'poster-yards-store-upright': 'The picture in the list, in a tall card',
    'panorama-yards-store': 'The picture of the solution, across the page',
    'panorama-yards-store-narrow': 'The picture of the solution, on phones',
    'yards-store-before': 'Before',
    'yards-store-before-narrow': 'Before, on small screens',
    'yards-store-after': 'After',
    'yards-store-after-narrow': 'After, on small screens',
    'yards-store-tap-1': 'Phone, screen 1',
    'yards-store-tap-2': 'Phone, screen 2',
    'yards-store-tap-3': 'Phone, screen 3',
    'yards-store-tap-4': 'Phone, screen 4',
    'yards-store-size': 'The size chart',
    'yards-store-till': 'The link’s diary',
    'yards-store-guides': 'The season’s guides',
  },
  {},
);
