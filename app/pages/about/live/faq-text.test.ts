import { expect, test } from 'vitest';
import { fragmentId, mentions, normalise, tabAfterKey, wordsOf } from './faq-text.ts';

test('typing and text meet in one form', () => {
  expect(normalise('  Can’t  a Café\n pay? ')).toBe("can't a cafe pay?");
});

test('a query is its different words', () => {
  expect(wordsOf(' Price  of a price ')).toEqual(['price', 'of', 'a']);
  expect(wordsOf('   ')).toEqual([]);
});

test.each([
  ['e-mail', 'Email stops working'],
  ['2-8 weeks', 'Most websites take 2–8 weeks'],
  ['plugin', 'a plug-in with a known hole'],
  ["what's", 'What’s included'],
])('%s is found, however it is typed', (query, text) => {
  expect(mentions(normalise(text), wordsOf(query))).toBe(true);
});

test('a question is found when every word occurs, whole or in part', () => {
  const text = normalise('How often are backups taken, and can one be restored?');
  expect(mentions(text, wordsOf('backup restore'))).toBe(true);
  expect(mentions(text, wordsOf('backup invoice'))).toBe(false);
  expect(mentions(text, [])).toBe(true);
});

test('a fragment names an id, or nothing', () => {
  expect(fragmentId('#faq-seo-geo')).toBe('faq-seo-geo');
  expect(fragmentId('#caf%C3%A9')).toBe('café');
  expect(fragmentId('#')).toBeNull();
  expect(fragmentId('')).toBeNull();
  expect(fragmentId('#%E0%A4%A')).toBeNull();
});

test.each([
  ['ArrowRight', 5, 0],
  ['ArrowDown', 1, 2],
  ['ArrowLeft', 0, 5],
  ['ArrowUp', 3, 2],
  ['Home', 4, 0],
  ['End', 0, 5],
])('%s leads from tab %i to tab %i', (key, from, to) => {
  expect(tabAfterKey(key, from, 6)).toBe(to);
});

test('other keys lead nowhere', () => {
  expect(tabAfterKey('Tab', 2, 6)).toBeNull();
  expect(tabAfterKey('a', 2, 6)).toBeNull();
});
