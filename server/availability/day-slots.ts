import { type Slot, type SlotQuery, slotsForDate } from '#domain/availability/slots.ts';
import { dayBounds } from '#domain/availability/zone-day.ts';
import { addDays, isIsoDate } from '#domain/format/iso-date.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { absentHours, blockedBetween } from './absent.ts';
import { closedOn } from './bank-holiday-days.ts';
import { bookedIntervals, heldIntervals, withoutStretch } from './busy.ts';
import { type Diary, readDiary } from './diary.ts';

/** A slot as the public API tells it. */
export type PublicSlot = Pick<Slot, 'start' | 'end' | 'available'>;

/**
 * Whose own hold and booking are left out of what is busy: those of the form, and the booking that is being moved.
 */
export type Asker = {
  holdToken?: string | undefined;
  moving?: { id: string; startsAt: number; endsAt: number } | undefined;
};

/**
 * Everything that the slot engine needs to know about some dates. Our own bookings are read through the given
 * handle.
 */
export async function loadSlotQueries(
  queries: Queries,
  diary: Diary,
  options: { dates: readonly string[]; now: number; asker?: Asker | undefined },
): Promise<SlotQuery[]> {
  const { rules } = diary;
  const { dates, now, asker = {} } = options;
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const window = { startAt: dayBounds(rules.zone, first).startAt, endAt: dayBounds(rules.zone, last).endAt };
  const { moving, holdToken } = asker;
  const ownerHash = holdToken && hashToken(holdToken);
  const own = moving && { startAt: moving.startsAt, endAt: moving.endsAt };
  const between = [first, addDays(last, 1)] as const;
  const busy = [
    ...(await absentHours(queries, rules.zone, between)),
    ...(await bookedIntervals(queries, window, moving?.id)),
    ...(await heldIntervals(queries, window, { now, ownerHash })),
    ...(own ? withoutStretch(diary.calendarBusy, own) : diary.calendarBusy),
  ];
  const blockedDates = await blockedBetween(queries, ...between);
  for (const date of await closedOn(queries, diary, between)) blockedDates.add(date);
  return dates.map((date) => ({ rules, date, now, busy, blockedDates }));
}

/** The slots of one query; while no bookings are taken, none is free. */
export function slotsIn(diary: Diary, query: SlotQuery): Slot[] {
  const slots = slotsForDate(query);
  return diary.mode === 'closed'
    ? slots.map((slot) => ({ ...slot, available: false, reason: 'blocked' as const }))
    : slots;
}

/**
 * The slots of a date in the agency's zone, free or not, with what they were made from.
 * @param date `yyyy-MM-dd`
 * @throws DomainError invalid for a date that does not exist
 */
export async function readDay(
  services: Services,
  date: string,
  asker?: Asker,
): Promise<{ diary: Diary; slots: Slot[] }> {
  if (!isIsoDate(date)) {
    const message = 'The date must be a real date in the form yyyy-MM-dd.';
    throw new DomainError('invalid', message, { fields: { date: message } });
  }
  const diary = await readDiary(services, { dates: () => [date, date] });
  const options = { dates: [date], now: services.clock.now(), asker };
  const queries = await loadSlotQueries(services.db.query, diary, options);
  return { diary, slots: queries.flatMap((query) => slotsIn(diary, query)) };
}

/** The slots alone; see `readDay`. */
export async function daySlots(services: Services, date: string): Promise<Slot[]> {
  return (await readDay(services, date)).slots;
}

/**
 * The part of a slot that visitors may see: not why it is taken. When the clocks go back, the second occurrence of
 * a wall time cannot be told from the first, so it is left out.
 */
export function publicSlots(slots: readonly Slot[]): PublicSlot[] {
  return slots
    .filter((slot) => slot.reason !== 'repeated')
    .map(({ start, end, available }) => ({ start, end, available }));
}
