import { addDays, isIsoDate, requireDayNumber } from '#domain/format/iso-date.ts';
import type { DataRequestKind } from './kinds.ts';

/** The day of receipt counts as the first (DPA 2018, s 164A(3): 30 days beginning with receipt). */
const complaintDays = 30;

/** So many days before the last one, the agency is reminded. */
const reminderDays = 7;

/**
 * The last day on which a request may be answered, `yyyy-MM-dd`. Requests: the same day of the next month, or its last
 * day where there is none (UK GDPR, art. 12(3)); complaints: 30 days. Weekends and holidays put nothing off.
 * @param receivedOn `yyyy-MM-dd` @throws RangeError when that is no date
 */
export function answerDueOn(kind: DataRequestKind, receivedOn: string): string {
  return kind === 'complaint' ? addDays(receivedOn, complaintDays - 1) : monthAfter(receivedOn);
}

/** When the agency is reminded of a request. @throws RangeError when `dueOn` is no date */
export function reminderOn(dueOn: string): string {
  return addDays(dueOn, -reminderDays);
}

/** How urgent an open request is on a day: past its date, within a week of it, or neither. */
export function urgencyOf(dueOn: string, today: string): 'overdue' | 'soon' | 'later' {
  if (today > dueOn) return 'overdue';
  return today >= reminderOn(dueOn) ? 'soon' : 'later';
}

/** Days until a date; negative when it is over. @throws RangeError when one of them is no date */
export function daysUntil(date: string, today: string): number {
  return requireDayNumber(date) - requireDayNumber(today);
}

function monthAfter(date: string): string {
  requireDayNumber(date);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const first = `${String(nextYear).padStart(4, '0')}-${String(nextMonth).padStart(2, '0')}`;
  // Every month has a 28th, so one of them is a date.
  const days = [day, 31, 30, 29, 28]
    .filter((one) => one <= day)
    .map((one) => `${first}-${String(one).padStart(2, '0')}`);
  return days.find(isIsoDate) ?? `${first}-28`;
}
