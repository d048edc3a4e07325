import { expect, test } from 'vitest';
import { fieldRow } from './field-row.ts';

test('figures are told with how they are to be judged, and what too few saw with a dash', () => {
  const figures = { views: 1200, lcp: 3000, inp: 50, cls: null, instant: 0.934 };
  expect(fieldRow({ page: '/', device: 'phone', ...figures })).toEqual({
    ...{ key: '/ phone', name: 'Home page, on phones' },
    cells: [
      { text: '1,200', to: null },
      { text: '3.0 s', to: null, rating: 'needs work' },
      { text: '50 ms', to: null, rating: 'good' },
      { text: '–', to: null },
      { text: '93%', to: null },
    ],
  });
});
