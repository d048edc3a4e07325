import { expect, test } from 'vitest';
import { sourceText } from './source-text.ts';

test('a source tells what is known of both arrivals, each word once, and no id of a click', () => {
  const first = { landing: '/services', referrer: 'https://Search.example/', at: 1, gclid: 'Cj0K' };
  const last = { landing: '/services', referrer: '', at: 2, utm_source: 'Letter', utm_campaign: 'May\u0000' };
  expect(sourceText({ first, last })).toBe('letter may /services google / ads https://search.example/');
  expect(sourceText(null)).toBe('');
  expect(sourceText({ first, last: { ...last, utm_term: 'x'.repeat(5_000) } })).toHaveLength(600);
});
