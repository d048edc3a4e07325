import { expect, test } from 'vitest';
import { readPublish } from './read-publish.ts';

/** The instant that a day and a time in Scarborough mean. */
function laterAt(date: string, time: string): string | null {
  const form = new FormData();
  for (const [name, value] of Object.entries({ document: 'site@1', when: 'later', date, time }))
    form.append(name, value);
  const { publishAt } = readPublish(form);
  return publishAt === null ? null : new Date(publishAt).toISOString();
}

test('a time is that of the agency on both sides of a change of the clocks', () => {
  expect(laterAt('2027-03-28', '00:59')).toBe('2027-03-28T00:59:00.000Z');
  expect(laterAt('2027-03-28', '02:00')).toBe('2027-03-28T01:00:00.000Z');
  expect(laterAt('2026-10-25', '00:59')).toBe('2026-10-24T23:59:00.000Z');
  expect(laterAt('2026-10-25', '02:00')).toBe('2026-10-25T02:00:00.000Z');
});

test('an hour that spring leaves out is refused, and so is the one that autumn repeats', () => {
  expect(() => laterAt('2027-03-28', '01:30')).toThrow('The clocks go forward then');
  expect(() => laterAt('2026-10-25', '01:30')).toThrow('this time comes twice');
});

test('what is no time is refused', () => {
  for (const [date, time] of [
    ['2027-02-30', '10:00'],
    ['2027-02-28', '24:30'],
    ['', '10:00'],
    ['2027-02-28', ''],
    ['12027-02-28', '10:00'],
  ] as const)
    expect(() => laterAt(date, time)).toThrow();
});
