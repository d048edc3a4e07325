import { type Touch, touchParameters } from '#domain/leads/touch.ts';

/** A touch as labelled values, empty ones left out. */
export function touchRows(touch: Touch | undefined): Array<[label: string, value: string]> {
  if (!touch) return [];
  const rows: Array<[string, string]> = [
    ['Landing page', touch.landing],
    ['Referrer', touch.referrer],
    ...touchParameters.map((name): [string, string] => [name, touch[name] ?? '']),
  ];
  return rows.filter(([, value]) => value !== '');
}
