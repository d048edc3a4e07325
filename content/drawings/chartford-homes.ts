import { defineDrawings } from './define-drawings.ts';

/** Words in the pictures of a case study. */
defineDrawings(
  'content/drawings/chartford-homes.ts',
  {
    'chartford-homes': 'The picture of the project',
    'chartford-homes-narrow': 'The picture of the project, on phones',
    'poster-chartford-homes': 'The picture in the list',
    'chartford-homes-before': 'Before',
    'chartford-homes-before-narrow': 'Before, on small screens',
    'chartford-homes-after': 'After',
    'chartford-homes-after-narrow': 'After, on small screens',
    'chartford-homes-row': 'Before, the line that changed',
    'chartford-homes-row-narrow': 'Before, the line on small screens',
    'chartford-homes-plot': 'After, the plots that changed',
    'chartford-homes-plot-narrow': 'After, the plots on small screens',
    'chartford-homes-tap-1': 'Phone, screen 1',
    'chartford-homes-tap-2': 'Phone, screen 2',
    'chartford-homes-tap-3': 'Phone, screen 3',
    'chartford-homes-tap-4': 'Phone, screen 4',
    'chartford-homes-plots': 'The spreadsheet',
    'chartford-homes-plots-wide': 'The spreadsheet, on wide screens',
    'plan-chartford-homes': 'The whole plan across the page',
    'plan-chartford-homes-narrow': 'The whole plan, on phones',
    'chartford-homes-drive': 'The driving times',
  },
  {},
);
