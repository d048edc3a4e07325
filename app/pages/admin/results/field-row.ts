import { type FieldRating, ratingOf } from '#domain/results/field.ts';
import type { FieldFigures } from '#server/results/field/read-figures.ts';

type FieldCell = { words: string; rating: FieldRating | null };
export type FieldRow = { key: string; page: string; device: string; views: string; cells: FieldCell[] };

const pageWords: Record<string, string> = { '/': 'Home page', other: 'All other pages' };
const tooFew: FieldCell = { words: '–', rating: null };

/** One kind of page on one kind of device, in words. */
export function fieldRow({ page, device, views, lcp, inp, cls, instant }: FieldFigures): FieldRow {
  const cell = (metric: 'lcp' | 'inp' | 'cls', value: number | null, words: (value: number) => string) =>
    value === null ? tooFew : { words: words(value), rating: ratingOf(metric, value) };
  return {
    key: `${page} ${device}`,
    page: pageWords[page] ?? page,
    device: device === 'phone' ? 'Phone' : 'Desktop',
    views: views.toLocaleString('en-GB'),
    cells: [
      cell('lcp', lcp, (ms) => `${(ms / 1000).toFixed(1)} s`),
      cell('inp', inp, (ms) => `${ms} ms`),
      cell('cls', cls, (thousandths) => (thousandths / 1000).toFixed(2)),
      instant === null ? tooFew : { words: `${Math.round(instant * 100)} %`, rating: null },
    ],
  };
}
