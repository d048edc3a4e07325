import { defineDrawings } from './define-drawings.ts';

/** Words in the drawings of the home page. */
defineDrawings(
  'content/drawings/home.ts',
  {
    'first-figure': 'A first figure',
    'plan-of-months': 'A roadmap',
    'month-report': 'A report of one month',
    'tile-wellness': 'Buddha Brands',
    'tile-store': 'Yards Store',
    'tile-doughnut': 'Ring & Rise',
  },
  {},
);
