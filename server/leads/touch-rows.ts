import { sourceOf, type Touch, touchParameters } from '#domain/leads/touch.ts';

/** What the tags of an address are called; the others are ids of a click, by which an advertiser is asked. */
const called: { [Name in (typeof touchParameters)[number]]?: string } = {
  utm_campaign: 'Campaign',
  utm_term: 'Search term',
  utm_content: 'Advert',
  utm_id: 'Campaign number',
};

/** Told by the source already. */
const inSource = ['utm_source', 'utm_medium'];

/** A touch as labelled values, empty ones left out. @param source whether to tell that too */
export function touchRows(
  touch: Touch | undefined,
  { source = true } = {},
): Array<[label: string, value: string]> {
  if (!touch) return [];
  const rows: Array<[string, string]> = [
    ['Source', source && touch.utm_source ? sourceOf(touch) : ''],
    ['Landing page', touch.landing],
    ['Referrer', touch.referrer],
    ...touchParameters
      .filter((name) => !inSource.includes(name) || !touch.utm_source)
      .map((name): [string, string] => [called[name] ?? `Click (${name})`, touch[name] ?? '']),
  ];
  return rows.filter(([, value]) => value !== '');
}
