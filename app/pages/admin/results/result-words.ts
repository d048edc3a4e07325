import { contact } from '#content/contact.ts';
import { formatLongDate } from '#domain/format/date-time.ts';
import { inPence } from '#domain/people/value.ts';
import { others } from '#domain/results/names.ts';
import type { Comparison, Period, PeriodChoice } from '#domain/results/period.ts';
import type { Dimension, Measure } from '#server/results/read/figures.ts';

export const choiceWords: Record<PeriodChoice, string> = {
  weeks: 'Last 12 weeks',
  'this-month': 'This month',
  'last-month': 'Last month',
  quarter: 'This quarter',
  year: 'This year',
  dates: 'These dates',
};

export const comparisonWords: Record<Comparison, string> = {
  before: 'The time before',
  'year-ago': 'A year ago',
};

export const measureWords: Record<Measure, string> = {
  visits: 'Visits',
  leads: 'Enquiries',
  calls: 'Calls',
  won: 'Won',
  pence: 'Pounds',
};

type Split = Exclude<Dimension, 'week'>;

export const splitWords: Record<Split, { title: string; column: string; hint: string }> = {
  source: {
    title: 'Where they came from',
    column: 'Source',
    hint: 'The site that linked to us, or the label in the link.',
  },
  campaign: { title: 'Campaigns', column: 'Campaign', hint: 'The campaign that the link named.' },
  landing: { title: 'Where they arrived', column: 'Page', hint: 'The first page that they saw.' },
  service: {
    title: 'What they asked for',
    column: 'Service',
    hint: 'An enquiry about two services counts under both, so these add up to more.',
  },
};

const services: Record<string, string> = {
  ...Object.fromEntries(contact.projectTypes.map(({ id, label }) => [id, label])),
  'maintenance-support': 'Maintenance and support',
  'summer-offer': 'Summer offer',
};

const unknown: Record<Split, string> = {
  source: 'Not known',
  campaign: 'No campaign',
  landing: 'Not known',
  service: 'Not said',
};

/** What a name of a split is called. */
export function nameWords(dimension: Split, name: string): string {
  if (name === '') return unknown[dimension];
  if (dimension === 'service') return services[name] ?? name;
  if (name === others) return dimension === 'landing' ? 'Other pages' : 'All others';
  if (name === 'direct') return 'Direct';
  return name;
}

/** '1 October 2026 to 31 October 2026', or one date. */
export const periodWords = ({ from, to }: Period): string =>
  from === to ? formatLongDate(from) : `${formatLongDate(from)} to ${formatLongDate(to)}`;

/** '5 Oct' for `2026-10-05`. */
export const shortDay = (date: string): string => {
  const [day = '', month = ''] = formatLongDate(date).split(' ');
  return `${day} ${month.slice(0, 3)}`;
};

/** One that is kept: a page has hundreds of figures, and `toLocaleString` looks the language up for each. */
const figures = new Intl.NumberFormat('en-GB');
export const figure = (count: number): string => figures.format(count);

/** Pounds without pence: nobody steers by those. */
export const pounds = (pence: number): string => inPence(100 * Math.round(pence / 100));
