import { dayMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';
import { mayWriteTo } from '#server/limits/mail-cap.ts';
import { isWithinLimit } from '#server/limits/rate-limit.ts';
import { tellStaff } from '#server/notices/tell.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { newsOfBooking } from './news.ts';
import { mailNameOf } from './subject.ts';
import type { Undelivered } from './undelivered.ts';

/** E-mails a day to the agency about requests that looked odd; those beyond are in the owner's area only. */
const doubtedMailsPerDay = 10;

/**
 * Writes what follows from what a visitor did with a booking. An address gets its share of e-mails a day, of which
 * one that takes the place of another undelivered one needs none.
 * @param dropped what was taken back for this change
 */
export async function writeEntries(
  services: Services,
  trx: Queries,
  booking: Booking,
  entries: OutboxEntry[],
  dropped: Undelivered = { toVisitor: false, agency: null },
): Promise<void> {
  const isTo = (reader: 'agency' | 'visitor') => (entry: OutboxEntry) => {
    const name = mailNameOf(booking.id, entry);
    return name !== null && name.startsWith('agency-') === (reader === 'agency');
  };
  const without = new Set<OutboxEntry>();
  const toVisitor = entries.filter(isTo('visitor'));
  if (toVisitor.length > 0 && !dropped.toVisitor) {
    if (!(await mayWriteTo(services, booking.email, 'bookings', trx))) {
      services.log.warn('booking-mail-capped', { id: booking.id });
      for (const entry of toVisitor) without.add(entry);
    }
  }
  const toAgency = entries.filter(isTo('agency'));
  if (booking.doubted && toAgency.length > 0 && dropped.agency === null) {
    const limit = {
      name: 'doubted-mails',
      key: 'agency',
      max: doubtedMailsPerDay,
      windowMs: dayMs,
    };
    if (!(await isWithinLimit(services, limit, trx))) for (const entry of toAgency) without.add(entry);
  }
  await enqueue(
    trx,
    services.clock.now(),
    entries.filter((entry) => !without.has(entry)),
  );
  for (const news of newsOfBooking(booking, entries)) await tellStaff(trx, services.clock.now(), news);
}
