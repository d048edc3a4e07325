import { dayBounds } from '#domain/availability/zone-day.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { bookedIntervals } from '#server/availability/busy.ts';
import { readDay } from '#server/availability/day-slots.ts';
import { DomainError } from '#server/base/errors.ts';
import { loadBusy } from '#server/calendar/busy/busy-store.ts';
import { readBusy } from '#server/calendar/busy/read-busy.ts';
import { withinLimit } from '#server/calendar/busy/within-limit.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { calendarStatus } from './status.ts';

const liveLimitMs = 8_000;

/**
 * Everything that decides over one date, for the debug tool: rules, slots with their reasons, own calls, what each
 * calendar was last known to hold and what Google answers now. Times of calls only, no names, no tokens.
 * @throws DomainError invalid for a date that does not exist
 */
export async function debugDay(services: CalendarServices, date: string): Promise<Record<string, unknown>> {
  if (!isIsoDate(date))
    throw new DomainError('invalid', 'The date must be a real date in the form yyyy-MM-dd.');
  const { diary, slots } = await readDay(services, date);
  const { rules } = diary;
  const window = dayBounds(rules.zone, date);
  const booked = await bookedIntervals(services.db.query, window);
  return {
    date,
    timeZone: rules.zone,
    now: iso(services.clock.now()),
    mode: diary.mode,
    status: await calendarStatus(services),
    rules,
    slots: slots.map(({ start, end, available, reason }) => ({ start, end, available, reason })),
    calls: booked
      .filter((one) => one.endAt > window.startAt && one.startAt < window.endAt)
      .map((one) => span(one)),
    calendars: await calendarsOf(services, window),
  };
}

async function calendarsOf(
  services: CalendarServices,
  window: { startAt: number; endAt: number },
): Promise<Record<string, unknown>[]> {
  const access = await services.calendar.access();
  if (access.kind === 'none') return [];
  const ids = access.connection.checkedCalendars;
  const stored = await loadBusy(services.db.query, ids);
  const live =
    access.kind === 'open' ? await withinLimit(readBusy(access.client, ids, window), liveLimitMs) : null;
  return ids.map((id) => {
    const known = stored.find(({ calendarId }) => calendarId === id);
    const now = live?.calendars.get(id);
    return {
      id,
      stored: known && {
        readAt: known.fetchedAt === null ? null : iso(known.fetchedAt),
        error: known.error,
        busy: known.intervals
          .filter((one) => one.endAt > window.startAt && one.startAt < window.endAt)
          .map(span),
      },
      live:
        now?.kind === 'busy'
          ? { busy: now.intervals.map(span) }
          : { unknown: now?.reason ?? (access.kind === 'open' ? 'timeout' : access.reason) },
    };
  });
}

function span({ startAt, endAt }: { startAt: number; endAt: number }) {
  return { start: iso(startAt), end: iso(endAt) };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
