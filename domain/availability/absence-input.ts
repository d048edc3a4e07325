import { dayNumber, isIsoDate, requireDayNumber } from '#domain/format/iso-date.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { cleanText } from '#domain/forms/clean-text.ts';
import { longest, tooLong } from '#domain/forms/longest.ts';
import { type Absence, longestAbsence } from './absence.ts';

/** What the form of an absence sends; only the date must be there. */
export type AbsenceInput = {
  date: string;
  /** The last date, where it is longer than one. */
  until?: string | undefined;
  /** Wall times, for part of one date. */
  from?: string | undefined;
  to?: string | undefined;
  reason: string;
};

type Read = { absence: Omit<Absence, 'key'> } | { wrong: Record<string, string> };

/** Reads an absence, or says beside which field it is wrong. */
export function readAbsence(input: AbsenceInput): Read {
  const { date, until = '', from = '', to = '' } = input;
  if (!isIsoDate(date)) return { wrong: { date: 'Please select a date' } };
  const last = until || date;
  if (dayNumber(last) === null) return { wrong: { until: 'Please select a date, or leave it empty' } };
  if (last < date) return { wrong: { until: 'The last date lies before the first' } };
  if (daysOf(date, last) > longestAbsence)
    return { wrong: { until: `Please keep an absence to ${longestAbsence} days at most` } };
  const reason = cleanText(input.reason);
  if (reason.length > longest.reason) return { wrong: { reason: tooLong(longest.reason) } };
  const whole = { first: date, last, hours: null, reason: reason || 'Blocked' };
  if (from === '' && to === '') return { absence: whole };
  if (last !== date) return { wrong: { from: 'Times can be given for a single day only' } };
  if (!isWallTime(from)) return { wrong: { from: 'Please give the time from which you are away' } };
  if (!isWallTime(to)) return { wrong: { to: 'Please give the time until which you are away' } };
  const hours = { from: from.slice(0, 5), until: to.slice(0, 5) };
  if (hours.from >= hours.until) return { wrong: { to: 'The end must be later than the beginning' } };
  return { absence: { ...whole, hours } };
}

/** How many dates there are from one to another, both included. */
export const daysOf = (first: string, last: string): number =>
  requireDayNumber(last) - requireDayNumber(first) + 1;

const isWallTime = (time: string) => secondsOfDay(time) !== null;
