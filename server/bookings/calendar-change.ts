import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { CalendarChange } from '#server/ports/outbox-kinds.ts';
import type { Booking } from './booking.ts';
import { bookingSubject } from './subject.ts';

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
