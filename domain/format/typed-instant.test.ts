import { expect, test } from 'vitest';
import { typedInstant } from './typed-instant.ts';

const london = (date: string, time: string) => {
  const read = typedInstant(date, time, 'Europe/London');
  return 'at' in read ? new Date(read.at).toISOString().slice(0, 16) : read.wrong;
};

test('on both sides of a change of the clocks a time is one instant', () => {
  expect(london('2027-03-28', '00:59')).toBe('2027-03-28T00:59');
  expect(london('2027-03-28', '02:00')).toBe('2027-03-28T01:00');
  expect(london('2027-10-31', '00:59:59')).toBe('2027-10-30T23:59');
  expect(london('2027-10-31', '02:00')).toBe('2027-10-31T02:00');
});

test.each([
  ['2027-10-31', '01:00'],
  ['2027-10-31', '01:30'],
  ['2027-10-31', '01:59:59'],
])('the clock shows %s %s twice', (date, time) => {
  expect(london(date, time)).toContain('comes twice');
});

test('what the clock skips is no time', () => {
  expect(london('2027-03-28', '01:00')).toContain('no such time');
  expect(london('2027-03-28', '01:59')).toContain('no such time');
});

test('a change by half an hour is one too', () => {
  const lordHowe = (time: string) => typedInstant('2027-04-04', time, 'Australia/Lord_Howe');
  expect(lordHowe('01:45')).toHaveProperty('wrong');
  expect(lordHowe('01:15')).toHaveProperty('at');
  expect(lordHowe('02:00')).toHaveProperty('at');
});
