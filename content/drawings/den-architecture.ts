import { defineDrawings } from './define-drawings.ts';

/** Words in the pictures of a case study. */
defineDrawings(
  'content/drawings/den-architecture.ts',
  {
    'den-architecture': 'The picture of the project',
    'den-architecture-narrow': 'The picture of the project, on phones',
    'across-den-architecture': 'The picture across the first view',
    'across-den-architecture-narrow': 'The picture across the first view, on phones',
    'poster-den-architecture': 'The picture in the list',
    'den-architecture-before': 'Before',
    'den-architecture-before-narrow': 'Before, on small screens',
    'den-architecture-after': 'After',
    'den-architecture-after-narrow': 'After, on small screens',
    'den-architecture-tap-1': 'Phone, screen 1',
    'den-architecture-tap-2': 'Phone, screen 2',
    'den-architecture-tap-3': 'Phone, screen 3',
    'den-architecture-tap-4': 'Phone, screen 4',
    'den-architecture-guide': 'A planning guide',
    'panorama-den-architecture': 'The picture across the page',
    'panorama-den-architecture-narrow': 'The picture across the page, on phones',
    'den-architecture-map': 'The map',
    'den-architecture-brief': 'The brief',
  },
  {},
);
