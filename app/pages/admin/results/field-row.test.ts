import { expect, test } from 'vitest';
import { fieldRow } from './field-row.ts';

test('figures are told with how they are to be judged, and what too few saw with a dash', () => {
  const figures = { views: 1200, lcp: 3000, inp: 50, cls: null, instant: 0.934 };
  expect(fieldRow({ page: '/', device: 'phone', ...figures })).toEqual({
    ...{ key: '/ phone', page: 'Home page', device: 'Phone', views: '1,200' },
    cells: [
      { words: '3.0 s', rating: 'needs work' },
      { words: '50 ms', rating: 'good' },
      { words: '–', rating: null },
      { words: '93 %', rating: null },
    ],
  });
});
