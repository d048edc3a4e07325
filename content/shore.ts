import { define } from './define.ts';
import { shoreSchema } from './schema/shore.ts';

/** The tide at the end of every page. Heights and times come from the constituents in domain/shore. */
export const shore = define('content/shore.ts', shoreSchema, {
  title: 'The tide in Scarborough',
  lead: 'The water on this page rises and falls with the sea.',
  now: 'Now',
  rising: 'and rising',
  falling: 'and falling',
  high: 'High water',
  low: 'Low water',
  nextHigh: 'Next high water',
  nextLow: 'Next low water',
  curve: 'Today’s tide as a curve, from midnight to midnight.',
  note: 'Approximate, not for navigation. UK time, metres above chart datum.',
  beside: {
    lines: 'These lines are Scarborough’s tide now:',
    below: 'This water is Scarborough’s tide now:',
    name: 'Tide',
    why: 'We work beside it.',
    level: 'm',
    high: 'High water at',
    low: 'Low water at',
  },
  daylight: 'Daylight',
  palette: {
    title: 'Colours',
    day: 'Day',
    night: 'Night',
    sun: 'Follow the sun',
    note: 'If you follow the sun, pages turn dark at sunset in Scarborough and light at sunrise, unless your device is set to dark.',
  },
  source: {
    lead: 'Tidal constants from',
    data: { label: 'TICON-4', to: 'https://doi.org/10.17882/109129' },
    joint: 'under',
    licence: { label: 'CC BY 4.0', to: 'https://creativecommons.org/licenses/by/4.0/' },
  },
});
