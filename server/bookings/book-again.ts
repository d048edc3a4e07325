import { openStatuses } from '#domain/booking/lifecycle.ts';
import { dayMs, minuteMs } from '#domain/format/durations.ts';
import { mailboxKey } from '#domain/forms/mailbox.ts';
import { loadRules } from '#server/availability/rules.ts';
import type { Queries } from '#server/db/db.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { stateOfKey } from '#server/outbox/knows-entry.ts';
import { withdraw } from '#server/outbox/withdraw.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';
import { bookAgainMail } from './mails/book-again.tsx';
import { mailContext } from './mails/entry.ts';
import { bookingSubject, mailKey } from './subject.ts';

/** A slip of the finger can be taken back meanwhile. */
const bookAgainMinutes = 10;
/** Later, a mail would surprise more than it helps. */
const latestMs = 14 * dayMs;

/** One for each call, whatever becomes of its mark. */
const keyOf = (id: string) => mailKey(id, 'book-again', 0);

/**
 * Whether whoever missed a call can be asked to book again: `planned` until it goes at `at`, `sent` once for all, or
 * `kept` for want of a mail server; `booked` when they have another call ahead; `never` where nobody can be written to
 * any more.
 */
export type BookAgain =
  | { state: 'possible' | 'sent' | 'kept' | 'booked' | 'never' }
  | { state: 'planned'; at: number };

export async function bookAgainState(queries: Queries, booking: Booking, now: number): Promise<BookAgain> {
  const entry = await stateOfKey(queries, keyOf(booking.id));
  if (entry?.status === 'pending') return { state: 'planned', at: entry.dueAt };
  if (entry) return { state: entry.status === 'kept' ? 'kept' : 'sent' };
  if (booking.email === '' || booking.doubted || now - booking.endsAt > latestMs) return { state: 'never' };
  const ahead = await queries
    .selectFrom('bookings')
    .select('id')
    .where('mailbox_key', '=', mailboxKey(booking.email))
    .where('status', 'in', openStatuses)
    .where('starts_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return { state: ahead ? 'booked' : 'possible' };
}

/** Plans the mail in the transaction that marks the call; nothing where there is none to send. */
export async function planBookAgain(services: Services, trx: Queries, booking: Booking): Promise<void> {
  const now = services.clock.now();
  if ((await bookAgainState(trx, booking, now)).state !== 'possible') return;
  const { zone } = await loadRules(trx);
  const mail = await bookAgainMail(await mailContext({ services, booking, zone }, trx));
  const notBefore = now + bookAgainMinutes * minuteMs;
  await enqueue(trx, now, [{ ...mail, dedupeKey: keyOf(booking.id), notBefore }]);
}

/** Takes it back with the mark, unless it has gone already. */
export async function dropBookAgain(trx: Queries, id: string): Promise<void> {
  await withdraw(trx, { kind: 'email', subject: bookingSubject(id) }, (key) => key === keyOf(id));
}
