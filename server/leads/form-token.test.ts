import { expect, test } from 'vitest';
import { createKeys } from '#server/base/keys.ts';
import { formAge, makeFormToken } from './form-token.ts';

const keys = createKeys('a secret for tests that is long enough');
const at = (now: number) => ({ keys, clock: { now: () => now } });
const now = Date.parse('2026-11-20T09:00:00Z');

test('the age of a form is told by its token, and a clock that is a little behind makes it new', () => {
  const token = makeFormToken(at(now));
  expect(formAge(at(now + 5000), token)).toBe(5000);
  expect(formAge(at(now - 5000), token)).toBe(0);
});

test('a form that was drawn by a clock that was years ahead does not look like a program’s', () => {
  expect(formAge(at(now), makeFormToken(at(Date.parse('2030-01-03T12:00:00Z'))))).toBe('missing');
});

test('an altered token is forged, none is missing', () => {
  expect(formAge(at(now), makeFormToken(at(now)).replace(/^./, '2'))).toBe('forged');
  expect(formAge(at(now), undefined)).toBe('missing');
});
