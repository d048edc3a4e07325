import type { OutboxEntry } from '../outbox/entries.ts';
import type { Booking } from './booking.ts';
import { bookingSubject } from './subject.ts';

/**
 * Tells whoever keeps the owner's calendar that a booking has changed. Entries are delivered at least once and in
 * any order, so the handler reads the booking as it stands and brings its event in line with it.
 */
export type CalendarChange = { bookingId: string; sequence: number; change: 'confirmed' | 'moved' | 'ended' };

/** The outbox entry for one change of one booking. */
export function calendarChange(
  { id, sequence }: Pick<Booking, 'id' | 'sequence'>,
  change: CalendarChange['change'],
): OutboxEntry {
  return {
    kind: 'booking-changed',
    dedupeKey: `${bookingSubject(id)}:calendar:${sequence}`,
    subject: bookingSubject(id),
    payload: { bookingId: id, sequence, change },
  };
}
