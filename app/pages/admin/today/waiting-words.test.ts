import { expect, test } from 'vitest';
import { lettersWait, quarantineWaits, requestsWait, undeliveredWords } from './waiting-words.ts';

test('counts agree with their verbs', () => {
  expect([0, 1, 2].map(quarantineWaits)).toEqual([
    'Nothing waits in quarantine.',
    '1 more waits in quarantine.',
    '2 more wait in quarantine.',
  ]);
  expect([1, 2].map(requestsWait)).toEqual([
    '1 request waits for your answer.',
    '2 requests wait for your answer.',
  ]);
  expect([1, 2].map(undeliveredWords)).toEqual([
    '1 message was not delivered',
    '2 messages were not delivered',
  ]);
  expect([1, 2].map(lettersWait)).toEqual(['1 letter waits to be sorted', '2 letters wait to be sorted']);
});
