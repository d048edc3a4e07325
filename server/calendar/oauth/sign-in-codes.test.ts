import { expect, test } from 'vitest';
import { signInSentence } from './sign-in-codes.ts';

test('a code has its sentence', () => {
  expect(signInSentence('connected')).toBe('Google Calendar has been connected successfully.');
  expect(signInSentence('denied')).toMatch(/^Failed to connect Google Calendar: access was not allowed/);
});

test.each(['', 'Your account is locked, ring 0900 123', 'constructor', '__proto__', 'toString'])(
  '%j from an address is not shown',
  (code) => {
    expect(signInSentence(code)).toBe('Failed to connect Google Calendar');
  },
);
