import { expect, test } from 'vitest';
import { dataLast } from './data-last.ts';

const data = '<script type="application/ld+json">{"a":"\\u003cp>"}</script>';
const page = (head: string, last: string) =>
  `<html><head><title>A</title>${head}</head><body><main>B</main>${last}</body></html>`;
const tide = '<section id="tide">now</section>';

test('what search engines read comes after what people read, and before what changes with the minute', () => {
  expect(dataLast(page(data, tide))).toBe(page('', data + tide));
  expect(dataLast(page(`${data}<meta/>`, ''))).toBe(page('<meta/>', data));
});

test('a page without it, or with it at its end, stays as it is', () => {
  for (const one of [page('', tide), page('', data + tide), data]) expect(dataLast(one)).toBe(one);
});
