import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox.ts';

test.each([
  ['Ann@Example.COM', 'ann@example.com'],
  ['ann+one@example.com', 'ann@example.com'],
  ['ann+one+two@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['A.n.n+x@Gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
])('%s is counted as %s', (typed, key) => {
  expect(mailboxKey(typed)).toBe(key);
});
