import { defineDrawings } from './define-drawings.ts';

/** Words in the logos of clients. */
defineDrawings(
  'content/drawings/logos.ts',
  {
    'logo-accountancy': 'Accountancy',
    'logo-architecture': 'Architecture',
    'logo-boiler': 'Boiler',
    'logo-car-finance': 'Car finance',
    'logo-clothing': 'Clothing',
    'logo-doughnut': 'Doughnut',
    'logo-homes': 'Homes',
    'logo-promotion': 'Promotion',
    'logo-store': 'Store',
    'logo-used-cars': 'Used cars',
    'logo-wellness': 'Wellness',
  },
  {},
);
