import { describe, expect, test } from 'vitest';
import { hourMs } from '#domain/format/durations.ts';
import { afterWorkingTime, isWorkingDay } from './working-time.ts';

const london = 'Europe/London';
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(london).epochMilliseconds;
const told = (instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(london)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

test.each([
  ['2026-11-23', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2026-11-29', false],
  ['2026-12-25', false],
  // Boxing Day is a Saturday in 2026: its substitute is the Monday.
  ['2026-12-28', false],
  ['2026-12-29', true],
  ['2027-03-26', false],
])('%s counts: %s', (date, counts) => expect(isWorkingDay(date)).toBe(counts));

describe('hours of working days', () => {
  test.each([
    ['within a week', '2026-11-24T15:00', 24, '2026-11-25T15:00'],
    ['over a weekend', '2026-11-27T15:00', 24, '2026-11-30T15:00'],
    ['from a Saturday on', '2026-11-28T11:00', 24, '2026-12-01T00:00'],
    ['from the last minute of a Sunday on', '2026-11-29T23:59', 48, '2026-12-02T00:00'],
    ['over Christmas', '2026-12-24T10:00', 24, '2026-12-29T10:00'],
    ['over Christmas and New Year', '2026-12-24T10:00', 120, '2027-01-05T10:00'],
    ['over Easter', '2027-03-25T09:30', 24, '2027-03-30T09:30'],
    ['over the night when the clocks go forward', '2027-03-26T12:00', 24, '2027-03-31T00:00'],
    ['over the weekend when the clocks go back', '2026-10-23T12:00', 24, '2026-10-26T12:00'],
  ])('%s', (_, from, hours, due) => {
    expect(told(afterWorkingTime(at(from), hours * hourMs, london))).toBe(due);
  });

  test('a length that is no promise is refused', () => {
    expect(() => afterWorkingTime(at('2026-11-24T15:00'), Number.POSITIVE_INFINITY, london)).toThrow(
      RangeError,
    );
  });
});
