import { ratingOf } from '#domain/results/field.ts';
import type { FieldFigures } from '#server/results/field/read-figures.ts';
import type { Cell } from './split-view.ts';

export type FieldRow = { key: string; name: string; cells: Cell[] };

const pageWords: Record<string, string> = { '/': 'Home page', other: 'All other pages' };
const deviceWords = { phone: 'on phones', desktop: 'on computers' };
const tooFew: Cell = { text: '–', to: null };

/** One kind of page on one kind of device, in words. */
export function fieldRow({ page, device, views, lcp, inp, cls, instant }: FieldFigures): FieldRow {
  const cell = (
    metric: 'lcp' | 'inp' | 'cls',
    value: number | null,
    words: (value: number) => string,
  ): Cell => (value === null ? tooFew : { text: words(value), to: null, rating: ratingOf(metric, value) });
  return {
    key: `${page} ${device}`,
    name: `${pageWords[page] ?? page}, ${deviceWords[device]}`,
    cells: [
      { text: views.toLocaleString('en-GB'), to: null },
      cell('lcp', lcp, (ms) => `${(ms / 1000).toFixed(1)} s`),
      cell('inp', inp, (ms) => `${ms} ms`),
      cell('cls', cls, (thousandths) => (thousandths / 1000).toFixed(2)),
      instant === null ? tooFew : { text: `${Math.round(instant * 100)}%`, to: null },
    ],
  };
}
