import { expect, test } from 'vitest';
import { judgeClock, type NotedClock } from './clock-standing.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const start: NotedClock = { notedAt: Date.parse('2026-11-20T09:00:00Z'), leap: null };

/** Notes the clock step by step. */
const after = (before: NotedClock, ...steps: number[]) =>
  steps.reduce((noted, step) => judgeClock(noted, noted.notedAt + step), before);
const running = (days: number) => new Array<number>(days * 24).fill(hour);
const believed = (noted: NotedClock) => noted.leap === null;

test('what is a pause of days is believed', () => {
  expect(believed(after(start, hour, 6 * day, -2 * day, 7 * day))).toBe(true);
});

test('a leap of more than a week is not, either way, until the clock is back', () => {
  for (const leap of [8 * day, 1200 * day, -8.5 * day, -1200 * day]) {
    const leapt = after(start, leap);
    expect(believed(leapt), `${leap / day} days`).toBe(false);
    expect(believed(after(leapt, hour, hour))).toBe(false);
    expect(believed(after(leapt, hour, -leap))).toBe(true);
  }
});

test('a site that was switched off for a month is believed after a week of running, not of starts', () => {
  const back = after(start, 30 * day);
  expect(believed(after(back, ...running(6)))).toBe(false);
  expect(believed(after(back, ...running(7)))).toBe(true);
  expect(believed(after(back, ...new Array<number>(14).fill(6 * day)))).toBe(false);
});

test('a second leap begins the week anew, and the way back stays open', () => {
  const leapt = after(start, 1200 * day, ...running(6), 400 * day);
  expect(believed(after(leapt, ...running(6)))).toBe(false);
  expect(believed(judgeClock(leapt, start.notedAt + 2 * day))).toBe(true);
});
