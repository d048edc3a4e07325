import { expect, test } from 'vitest';
import { askAllWords } from './ask-all-words.ts';

test('who asks more visitors than one press writes to is told how many, and how many are left', () => {
  expect(askAllWords(100, 60)).toEqual({
    ask: 'Ask the first 60 of 100 to choose another time',
    question: expect.stringMatching(/The other 40 wait below until you press it again\.$/),
    send: 'Send 60 emails',
    note: 'One press writes to 60. The other 40 wait below until you press it again.',
  });
  expect(askAllWords(61, 60).question).toContain('The other 1 waits below');
  expect(askAllWords(60, 60)).toMatchObject({
    ask: 'Ask all 60 to choose another time',
    send: 'Send 60 emails',
    note: null,
  });
});
