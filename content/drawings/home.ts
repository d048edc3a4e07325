import { defineDrawings } from './define-drawings.ts';

/** Words in the tiles of the home page. */
defineDrawings(
  'content/drawings/home.ts',
  {
    'tile-wellness': 'Buddha Brands',
    'tile-store': 'Yards Store',
    'tile-doughnut': 'Ring & Rise',
  },
  {},
);
