import { isTimeZone, wallClock } from '#domain/format/instant.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { secondsOfDay } from '#domain/format/wall-time.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import type { DomainError } from '#server/base/errors.ts';

/**
 * Date and time of a form that is shown again: the same moment, should the agency's zone have changed meanwhile.
 */
export function chosenAgain(sent: Record<string, string>, refusal: DomainError) {
  const { selectedDate: date = null, selectedTime: time = null, shownZone = '' } = sent;
  const terms = refusal.details?.terms as { zone: string } | undefined;
  const isReal = date && time && isIsoDate(date) && secondsOfDay(time) !== null;
  if (!terms || terms.zone === shownZone || !isReal || !isTimeZone(shownZone)) return { date, time };
  return wallClock(zonedInstant(date, time, shownZone), terms.zone);
}
