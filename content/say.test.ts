import { afterEach, expect, test } from 'vitest';
import { contentDocuments } from './documents.ts';
import { type OwnWords, otherWords, say, sayFrom } from './say.ts';
import './words/all.ts';
import { shippedWords } from './words/define-words.ts';

const use = (words: OwnWords) => sayFrom(() => words);
afterEach(() => use({}));

test('words are said as they stand in the code until somebody words them otherwise', () => {
  use({});
  expect(say('Menu')).toBe('Menu');
  expect(say('{number} of {total}', { number: 2, total: 11 })).toBe('2 of 11');
  expect(otherWords()).toBeUndefined();
  use({ Menu: 'All pages', '{number} of {total}': 'Review {number} (of {total})' });
  expect(say('Menu')).toBe('All pages');
  expect(say('{number} of {total}', { number: 2, total: 11 })).toBe('Review 2 (of 11)');
  expect(otherWords()).toContain('All pages');
});

test('a sentence that was filled before is known by its form, and no other one is', () => {
  use({ '~“{file}” is larger than 10 MB': 'Too large: {file}', '{count} minutes': '{count} min' });
  expect(say('“a (1).pdf” is larger than 10 MB')).toBe('Too large: a (1).pdf');
  expect(say('Please wait 5 minutes')).toBe('Please wait 5 minutes');
  expect(say('__proto__')).toBe('__proto__');
});

test.each([
  ['This call has begun. {{__proto__.x}}', false],
  ['This call has begun. {now}', false],
  ['This call has begun. {now', false],
  ['This call has begun. Ring {{site.phone}}.', true],
])('‘%s’ can stand for words that name nothing: %s', (own, isTaken) => {
  const schema = contentDocuments.get('words/booking')?.schema;
  const { success } =
    schema?.safeParse({ ...contentDocuments.get('words/booking')?.defaults, begun: own }) ?? {};
  expect(success).toBe(isTaken);
});

test('no two documents hold the same words', () => {
  const all = shippedWords();
  expect(all.filter((words, index) => all.indexOf(words) !== index)).toEqual([]);
});
