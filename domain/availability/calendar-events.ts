import { addDays, requireDayNumber } from '#domain/format/iso-date.ts';
import type { BusyInterval } from './intervals.ts';
import { dayBounds } from './zone-day.ts';

/**
 * A day (`date`) or a moment (`dateTime`, RFC 3339, its offset optional when `timeZone` is given).
 * Source: https://developers.google.com/workspace/calendar/api/v3/reference/events
 */
export type EventTime = { date?: string; dateTime?: string; timeZone?: string };

/** What decides whether a calendar event takes time; a subset of Google's event resource. */
export type CalendarEvent = {
  status?: string;
  transparency?: string;
  eventType?: string;
  start?: EventTime;
  end?: EventTime;
  attendees?: readonly { self?: boolean; responseStatus?: string }[];
};

function takesTime(event: CalendarEvent): boolean {
  if (event.status === 'cancelled' || event.transparency === 'transparent') return false;
  // Where someone works says nothing about when they are free.
  if (event.eventType === 'workingLocation') return false;
  return !event.attendees?.some((one) => one.self === true && one.responseStatus === 'declined');
}

function instantOf(time: EventTime | undefined, zone: string): number {
  const text = time?.dateTime;
  if (!text) throw new RangeError('A calendar event has no start or no end.');
  if (/(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return Temporal.Instant.from(text).epochMilliseconds;
  return Temporal.PlainDateTime.from(text).toZonedDateTime(time.timeZone ?? zone).epochMilliseconds;
}

function intervalOf(event: CalendarEvent, zone: string): BusyInterval {
  const first = event.start?.date;
  if (!first) {
    return {
      startAt: instantOf(event.start, zone),
      endAt: instantOf(event.end, zone),
      kind: 'calendar',
    };
  }
  // The end date is exclusive. Without one, or with one that is not later, the event is its first day.
  const given = event.end?.date ?? first;
  const end = requireDayNumber(given) > requireDayNumber(first) ? given : addDays(first, 1);
  return {
    startAt: dayBounds(zone, first).startAt,
    endAt: dayBounds(zone, end).startAt,
    kind: 'calendar',
  };
}

/**
 * The time that calendar events take. All-day events are dates of the host, whatever zone the calendar has;
 * cancelled, transparent and declined events and working locations are free.
 * @param zone the host's zone
 * @throws RangeError for an event whose times cannot be read: it must not look free
 */
export function busyFromEvents(events: readonly CalendarEvent[], zone: string): BusyInterval[] {
  return events.filter(takesTime).map((event) => intervalOf(event, zone));
}
