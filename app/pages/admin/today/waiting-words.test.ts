import { expect, test } from 'vitest';
import { lettersWait, mailsStand, quarantineWaits, requestsWait, undeliveredWords } from './waiting-words.ts';

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
  expect(mailsStand({ kept: 0, waiting: 0, dead: 0 })).toBe('Sent so far. None waits.');
  expect(mailsStand({ kept: 15, waiting: 1, dead: 2 })).toBe(
    'Sent so far. 15 kept and not sent, 1 waiting, 2 not delivered.',
  );
  expect([1, 2].map(lettersWait)).toEqual(['1 letter waits to be sorted', '2 letters wait to be sorted']);
});
