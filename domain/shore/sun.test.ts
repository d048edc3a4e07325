import { expect, test } from 'vitest';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { wallClock } from '#domain/format/instant.ts';
import { isNight, sunOfDay } from './sun.ts';

// Sunrise and sunset at 54.28° N, 0.40° W as astronomy-engine 2.1.19 finds them, whose places of the sun are checked
// against those of NOVAS and JPL Horizons. By the clocks of the UK, which change in these years on 29 and 28 March, on
// 25 and 31 October.
test.each([
  ['2026-01-05', '08:20:50', '15:53:25'],
  ['2026-03-20', '06:04:12', '18:14:58'],
  ['2026-03-28', '05:44:16', '18:30:09'],
  ['2026-03-29', '06:41:47', '19:32:02'],
  ['2026-05-12', '05:02:51', '20:54:10'],
  ['2026-06-21', '04:27:11', '21:39:37'],
  ['2026-08-31', '06:07:22', '19:55:15'],
  ['2026-09-23', '06:48:53', '18:57:57'],
  ['2026-10-24', '07:47:11', '17:43:32'],
  ['2026-10-25', '06:49:08', '16:41:21'],
  ['2026-11-23', '07:45:11', '15:50:17'],
  ['2026-12-21', '08:20:09', '15:39:09'],
  ['2027-03-28', '06:44:52', '19:29:43'],
  ['2027-06-21', '04:27:09', '21:39:34'],
  ['2027-10-31', '07:00:28', '16:29:10'],
  ['2027-12-22', '08:20:31', '15:39:32'],
])('on %s the sun rises at %s and sets at %s, to the minute', (date, rises, sets) => {
  const { riseAt, setAt } = sunOfDay(Date.parse(`${date}T12:00Z`));
  for (const [at, told] of [
    [riseAt, rises],
    [setAt, sets],
  ] as const) {
    const clock = wallClock(at, agencyZone);
    expect(clock.date).toBe(date);
    const off = Date.parse(`${date}T${clock.time}Z`) - Date.parse(`${date}T${told}Z`);
    expect(Math.abs(off)).toBeLessThan(minuteMs);
  }
});

test('it is night from sunset to sunrise, also around both midnights of the summer', () => {
  const night = (at: string) => isNight(Date.parse(at));
  expect(['2026-11-23T07:44Z', '2026-11-23T07:47Z'].map(night)).toEqual([true, false]);
  expect(['2026-11-23T15:49Z', '2026-11-23T15:52Z'].map(night)).toEqual([false, true]);
  expect(['2026-06-21T20:38Z', '2026-06-21T20:41Z'].map(night)).toEqual([false, true]);
  expect(['2026-06-21T22:59Z', '2026-06-21T23:30Z', '2026-06-22T00:00Z'].map(night)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['2026-06-22T03:26Z', '2026-06-22T03:29Z'].map(night)).toEqual([true, false]);
});
