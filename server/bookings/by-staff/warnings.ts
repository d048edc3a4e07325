import { absenceWords, absentTime } from '#domain/availability/absence.ts';
import { callsOn, isFull } from '#domain/availability/daily-limit.ts';
import { type Interval, mergeIntervals, overlaps } from '#domain/availability/intervals.ts';
import { dateAt, dayBounds } from '#domain/availability/zone-day.ts';
import { formatInstantTime } from '#domain/format/instant.ts';
import { absencesOn } from '#server/availability/absent.ts';
import { closedOn } from '#server/availability/bank-holiday-days.ts';
import { bookedIntervals, heldIntervals } from '#server/availability/busy.ts';
import type { Diary } from '#server/availability/diary.ts';
import type { Queries } from '#server/db/db.ts';

/**
 * What speaks against a time that staff want all the same, in sentences; empty where nothing does. Other calls are not
 * among it: those are refused.
 */
export async function warningsOf(
  queries: Queries,
  diary: Diary,
  { startAt, endAt }: Interval,
  now: number,
): Promise<string[]> {
  const { rules } = diary;
  const { zone } = rules;
  const call = { startAt, endAt };
  const date = dateAt(zone, startAt);
  const time = (at: number) => formatInstantTime(at, zone);
  const busy = mergeIntervals(diary.calendarBusy).filter((one) => overlaps(one, call));
  const away = (await absencesOn(queries, date)).filter((one) => overlaps(absentTime(zone, one), call));
  const held = (await heldIntervals(queries, call, { now })).some((one) => overlaps(one, call));
  const day = dayBounds(zone, date);
  const calls = callsOn(day, await bookedIntervals(queries, day));
  return [
    ...(diary.calendarKnown ? [] : ['Your calendar cannot be read just now, so look there yourself.']),
    ...busy.map((one) => `Your calendar is busy from ${time(one.startAt)} to ${time(one.endAt)}.`),
    ...away.map((one) => `You are away: ${absenceWords(one)} (${one.reason}).`),
    ...((await closedOn(queries, diary, [date, date])).length > 0 ? ['It is a bank holiday.'] : []),
    ...(held ? ['A visitor is typing their details for this time at this moment.'] : []),
    ...(isFull(rules, calls) ? [`That date already has as many calls as you take: ${calls}.`] : []),
  ];
}
