import { expect, test } from 'vitest';
import { absentTime } from './absence.ts';

const away = (first: string, from: string, until: string) => {
  const hours = { from, until };
  const { startAt, endAt } = absentTime('Europe/London', { key: '', first, last: first, hours, reason: '' });
  return [startAt, endAt].map((at) => new Date(at).toISOString().slice(11, 16));
};

test('hours of a day are those of its clock', () => {
  expect(away('2027-07-01', '09:00', '24:00')).toEqual(['08:00', '23:00']);
});

test('hours that end or begin in the hour that comes twice take both', () => {
  expect(away('2027-10-31', '00:30', '01:30')).toEqual(['23:30', '01:30']);
  expect(away('2027-10-31', '01:30', '03:00')).toEqual(['00:30', '03:00']);
});

test('hours that begin or end in the one that is skipped leave nothing of it free', () => {
  expect(away('2027-03-28', '01:30', '03:00')).toEqual(['00:30', '02:00']);
  expect(away('2027-03-28', '00:30', '01:30')).toEqual(['00:30', '01:30']);
});
