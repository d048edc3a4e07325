import { expect, test } from 'vitest';
import { judge } from '#domain/leads/abuse.ts';
import { createKeys } from '#server/base/keys.ts';
import { formAge, makeFormToken } from './form-token.ts';

const keys = createKeys('a secret for tests that is long enough');
const at = (now: number) => ({ keys, clock: { now: () => now } });
const now = Date.parse('2026-11-20T09:00:00Z');

test('the age of a form is told by its token', () => {
  const token = makeFormToken(at(now));
  expect(formAge(at(now + 5000), token)).toBe(5000);
});

test('a form of an instance whose clock is ahead is not held against whoever fills it in at another', () => {
  const form = formAge(at(now), makeFormToken(at(now + 7 * 60_000)));
  const person = { honeypot: '', formExpected: true, email: 'ada@example.com', disposable: false };
  expect(judge({ ...person, form, names: ['Ada'], texts: ['We sell garden rooms.'] }).reasons).toEqual([]);
});

test('a form that was drawn by a clock that was years ahead does not look like a program’s', () => {
  expect(formAge(at(now), makeFormToken(at(Date.parse('2030-01-03T12:00:00Z'))))).toBe('missing');
});

test('an altered token is forged, none is missing', () => {
  expect(formAge(at(now), makeFormToken(at(now)).replace(/^./, '2'))).toBe('forged');
  expect(formAge(at(now), undefined)).toBe('missing');
});
