import { createTidePredictor } from '@neaps/tide-predictor';
import { expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/format/durations.ts';
import { gauge } from './gauge.ts';
import { nextWaters, tideAt, tideDay } from './tide.ts';
import { whitby } from './whitby-fixture.ts';

// What @neaps/tide-predictor gives for the station as @neaps/tide-database 0.10.20260924 has it, above its chart datum, as
// the first of a timeline that begins with the minute: its height at a time is that of the last full ten minutes. A
// hundred random minutes of two years, in UTC.
const levels = `
  2026-01-01T00:57 5.008  2026-02-09T08:06 4.255  2026-02-10T01:29 2.696  2026-02-12T19:04 2.436
  2026-02-26T17:49 2.105  2026-02-26T20:31 2.966  2026-03-23T02:00 1.166  2026-03-31T16:05 5.181
  2026-04-11T14:10 3.092  2026-04-16T07:18 2.280  2026-04-22T09:04 4.424  2026-04-23T02:34 1.732
  2026-05-01T20:26 2.019  2026-05-21T20:28 4.928  2026-06-03T16:51 4.459  2026-06-10T14:29 3.236
  2026-06-20T06:11 4.709  2026-06-26T15:55 3.924  2026-07-03T07:38 4.624  2026-07-19T15:33 1.567
  2026-07-27T00:34 3.990  2026-07-31T03:26 4.679  2026-08-04T06:10 4.995  2026-08-06T06:38 4.031
  2026-08-29T09:33 1.509  2026-08-30T08:06 3.681  2026-08-31T13:02 0.961  2026-08-31T18:39 5.320
  2026-09-02T19:58 5.032  2026-09-09T05:01 3.764  2026-09-13T22:17 1.630  2026-09-24T01:16 4.673
  2026-09-24T18:55 2.681  2026-09-29T17:44 5.570  2026-10-01T04:32 4.428  2026-10-13T17:53 5.400
  2026-10-17T14:34 2.399  2026-10-24T02:29 5.252  2026-10-24T23:12 2.694  2026-11-04T15:40 3.486
  2026-11-06T11:36 3.540  2026-11-09T18:47 3.829  2026-11-30T16:30 2.772  2026-12-01T05:18 2.223
  2026-12-08T13:31 4.169  2027-01-04T14:43 4.585  2027-01-07T10:11 1.770  2027-01-10T12:43 1.818
  2027-01-11T20:15 4.478  2027-01-12T20:35 4.614  2027-01-24T02:41 3.575  2027-01-24T21:09 2.744
  2027-02-01T06:44 2.422  2027-02-11T21:08 4.295  2027-02-14T06:14 3.428  2027-02-26T12:37 1.675
  2027-03-05T09:46 2.175  2027-03-09T19:53 3.561  2027-03-25T06:02 5.402  2027-04-07T15:01 4.893
  2027-04-09T01:48 2.400  2027-04-09T15:28 4.239  2027-04-10T05:13 5.156  2027-04-15T22:34 4.074
  2027-05-01T00:39 4.127  2027-05-15T06:05 2.029  2027-05-15T16:41 1.904  2027-05-18T14:32 5.271
  2027-05-18T23:11 2.136  2027-05-25T13:45 1.472  2027-06-01T18:25 1.801  2027-06-02T00:13 4.220
  2027-06-17T08:50 1.513  2027-06-17T10:34 1.984  2027-07-03T23:58 2.487  2027-07-06T04:54 5.668
  2027-08-04T03:30 5.168  2027-08-13T09:48 2.620  2027-08-20T05:35 5.513  2027-08-22T00:09 1.442
  2027-09-04T03:14 3.651  2027-09-22T23:57 2.837  2027-10-03T14:48 2.953  2027-10-03T19:58 4.606
  2027-10-08T17:35 2.948  2027-10-09T05:04 2.373  2027-10-13T02:51 5.090  2027-10-24T17:47 2.313
  2027-10-25T15:59 3.340  2027-10-26T02:00 4.768  2027-10-26T13:09 5.014  2027-10-28T18:09 3.517
  2027-11-04T03:47 2.768  2027-11-04T23:10 3.252  2027-11-05T08:28 4.431  2027-11-05T21:54 4.354
  2027-11-06T18:34 3.570  2027-11-16T04:49 5.498  2027-11-17T21:18 3.367  2027-12-29T05:30 4.937
`;

test('the height is within 5 cm of what the predictor gives for the whole station, at a hundred minutes', () => {
  const expected = [...levels.matchAll(/(\S+) (\d\.\d+)/g)];
  expect(expected).toHaveLength(100);
  const wrong = expected.filter(
    ([, at, level]) => Math.abs(tideAt(Date.parse(`${at}Z`)) - Number(level)) > 0.05,
  );
  expect(wrong).toEqual([]);
});

test.each([
  [
    '2026-01-04',
    '2026-01-04T04:28:27 high 5.474, 2026-01-04T10:47:00 low 1.196, 2026-01-04T16:41:03 high 5.638, 2026-01-04T23:14:30 low 0.717',
  ],
  [
    '2026-03-29',
    '2026-03-29T01:40:35 high 4.567, 2026-03-29T07:46:46 low 1.969, 2026-03-29T13:39:48 high 4.737, 2026-03-29T20:17:54 low 1.176',
  ],
  [
    '2026-06-21',
    '2026-06-21T02:36:02 low 1.743, 2026-06-21T08:42:44 high 5.183, 2026-06-21T15:15:42 low 1.159, 2026-06-21T21:36:45 high 4.631',
  ],
  [
    '2026-10-25',
    '2026-10-25T03:00:22 high 5.535, 2026-10-25T09:27:09 low 0.931, 2026-10-25T15:27:56 high 5.472, 2026-10-25T21:39:33 low 1.261',
  ],
  [
    '2026-11-23',
    '2026-11-23T02:25:54 high 5.394, 2026-11-23T08:55:12 low 1.123, 2026-11-23T14:56:56 high 5.374, 2026-11-23T21:11:47 low 1.391',
  ],
  [
    '2027-03-28',
    '2027-03-28T01:31:00 low 1.618, 2027-03-28T07:40:58 high 4.733, 2027-03-28T13:50:15 low 1.642, 2027-03-28T20:06:31 high 4.583',
  ],
  [
    '2027-08-31',
    '2027-08-31T03:15:07 high 5.647, 2027-08-31T09:48:54 low 0.517, 2027-08-31T15:53:55 high 5.604, 2027-08-31T22:05:51 low 0.963',
  ],
  [
    '2027-10-31',
    '2027-10-31T04:38:28 high 5.803, 2027-10-31T11:03:09 low 0.992, 2027-10-31T17:01:01 high 5.603, 2027-10-31T23:20:17 low 1.053',
  ],
])('the waters of the UK’s day %s are within two minutes, also where the clocks change', (date, told) => {
  const expected = told.split(', ').map((water) => water.split(' '));
  const { waters } = tideDay(Date.parse(`${date}T12:00Z`));
  expect(waters.map(({ kind }) => kind)).toEqual(expected.map(([, kind]) => kind));
  for (const [index, { at, level }] of waters.entries()) {
    const [time, , height] = expected[index] ?? [];
    expect(Math.abs(at - Date.parse(`${time}Z`))).toBeLessThan(2 * minuteMs);
    expect(Math.abs(level - Number(height))).toBeLessThan(0.05);
  }
});

// Another gauge, another keeper and other years: an error in our constituents would show against them. The tide comes
// down this coast, and over 2026 is here between 12 and 21 minutes after Whitby, 27 km up it.
test.each(['2026-01-04', '2026-06-21', '2026-10-25', '2027-08-31'])(
  'high water of %s comes a little after Whitby’s, and as high above the mean',
  (date) => {
    const start = Date.parse(`${date}T00:00Z`);
    const [from, to] = [new Date(start - hourMs), new Date(start + 25 * hourMs)];
    const theirs = createTidePredictor(whitby)
      .getExtremesPrediction({ start: from, end: to })
      .filter(({ high }) => high);
    const ours = tideDay(start + 12 * hourMs).waters.filter(({ kind }) => kind === 'high');
    expect(ours).toHaveLength(2);
    for (const { at, level } of ours) {
      const near = theirs.find(({ time }) => Math.abs(at - time.getTime()) < 2 * hourMs);
      const late = (at - (near?.time.getTime() ?? 0)) / minuteMs;
      expect(late).toBeGreaterThan(10);
      expect(late).toBeLessThan(23);
      expect(Math.abs(level - gauge.meanLevel - (near?.level ?? 0))).toBeLessThan(0.15);
    }
  },
);

test.each([
  ['2026-03-29', 23],
  ['2026-07-01', 24],
  ['2026-10-25', 25],
])('the day %s has %i hours, begins at midnight in the UK and joins the next', (date, hours) => {
  const day = tideDay(Date.parse(`${date}T12:00Z`));
  expect((day.endAt - day.startAt) / (60 * minuteMs)).toBe(hours);
  expect(day.levels).toHaveLength(49);
  expect(day.levels.at(-1)).toBeCloseTo(tideDay(day.endAt).levels[0] ?? 0);
});

test('there is always a next high and a next low water, later than now and one after the other', () => {
  const start = Date.parse('2026-01-01T00:00Z');
  for (let minutes = 0; minutes < 29 * 24 * 60; minutes += 601) {
    const now = start + minutes * minuteMs;
    const { high, low } = nextWaters(now);
    expect(Math.min(high.at, low.at)).toBeGreaterThan(now);
    expect(Math.abs(high.at - low.at)).toBeLessThan(9 * 60 * minuteMs);
    expect(high.level).toBeGreaterThan(low.level + 1);
  }
});

test('it moves with every minute, by less than 3 cm', () => {
  const startAt = Date.parse('2026-03-20T08:00Z');
  const levels = Array.from({ length: 120 }, (_, minute) => tideAt(startAt + minute * minuteMs));
  const steps = levels.slice(1).map((level, index) => Math.abs(level - (levels[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.03);
  expect(Math.min(...steps)).toBeGreaterThan(0);
});

test('a high water is as high as the tide of its time, and no minute about it is higher', () => {
  const { high } = nextWaters(Date.parse('2026-03-20T08:00Z'));
  expect(Math.abs(tideAt(high.at) - high.level)).toBeLessThan(0.002);
  for (let minutes = -20; minutes <= 20; minutes++)
    expect(tideAt(high.at + minutes * minuteMs)).toBeLessThan(high.level + 0.002);
});
