import { isOpen, isRequest, phaseOf } from '#domain/booking/lifecycle.ts';
import type { Staff } from '#server/auth/staff.ts';
import { toBooking } from '#server/bookings/booking.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { declineRequest } from '#server/bookings/decide.ts';
import { eraseProofs } from '#server/content/proofs/of-person.ts';
import { dropLetters } from '#server/inbox/letters/of-people.ts';
import { dropKeptMails } from '#server/mail/kept-mails.ts';
import { dropEntries } from '#server/outbox/of-person.ts';
import { hurry } from '#server/outbox/schedule.ts';
import { dropPeople } from '#server/people/forget.ts';
import type { Services } from '#server/ports/services.ts';
import { anonymiseBookings, anonymiseDataRequests } from './anonymise.ts';
import { cleanUp } from './clean-up.ts';
import { countRecords, findAll, type PersonRecords, type Read } from './find-person.ts';
import { beginErasure, type Counts, finishErasure, noteFound, noteWaiting } from './record.ts';

export type Erasure = {
  id: string;
  /** How many records of each kind were deleted or made anonymous in this run. */
  counts: Counts;
  /** True when nothing is left on this site; false while something is being delivered at this moment. */
  finished: boolean;
};

/**
 * Erases what is kept under an e-mail address. Coming calls are cancelled first, so that the calendar follows; calls
 * keep their time and requests their dates, without the person; all else is deleted. Each step can be repeated, and
 * what finds the others goes last: after a crash the outbox finishes it, as it does with the entries in the calendar.
 * Safe beside a running server.
 */
export async function erasePerson(services: Services, staff: Staff, address: string): Promise<Erasure> {
  const id = await beginErasure(services, staff, address.trim().toLowerCase());
  const erasure = await eraseRecords(services, staff, { id, addresses: [address] });
  if (erasure.finished) {
    await hurry(services.db.query, 'erasure', services.clock.now());
    services.wakeOutbox();
  }
  return erasure;
}

/** The part of it that is this site's own. Ends the record as well where the calendar has nothing of the person. */
export async function eraseRecords(
  services: Services,
  staff: Staff,
  { id, addresses }: { id: string; addresses: readonly string[] },
): Promise<Erasure> {
  const read: Read = { addresses: [], namesNone: new Set() };
  const found = await findAll(services, addresses, read);
  const counts = countRecords(found);
  const { bookings } = await noteFound(services, id, {
    rest: { addresses: found.asked, bookings: idsOf(found.bookings) },
    counts,
    kept: { bookings: found.bookings.length, dataRequests: found.dataRequests.length },
  });
  // Cancelling writes mails about the calls as well.
  const all = (await endCalls(services, staff, found)) ? await findAll(services, addresses, read) : found;
  await dropKeptMails(services, all.keptMails);
  const ids = idsOf(all.deliveries);
  const gone = await dropEntries(services.db.query, ids, services.clock.now());
  if (gone.length < ids.length) {
    await noteWaiting(services, id, 'delivery');
    return { id, counts, finished: false };
  }
  await dropLetters(services, all);
  await eraseProofs(services.db.query, all, services.clock.now());
  await deleteLeads(services, all);
  await deleteSubscriptions(services, all);
  await anonymiseDataRequests(services, all.dataRequests);
  await anonymiseBookings(services, all.bookings);
  await services.db.query
    .transaction()
    .execute((trx) => dropPeople(trx, { ids: idsOf(all.people), addresses: all.asked }));
  const rest = countRecords(await findAll(services, addresses, read));
  const left = Object.values(rest).some((count) => count > 0);
  const inCalendar = await hasEvents(services, bookings);
  if (!left && inCalendar) await noteWaiting(services, id, 'calendar');
  if (!left && !inCalendar) {
    await cleanUp(services.db);
    await finishErasure(services, id);
  }
  services.log.info('person-erased', { id, by: staff.id, finished: !left });
  return { id, counts, finished: !left };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function hasEvents({ db }: Services, bookings: readonly string[]): Promise<boolean> {
  if (bookings.length === 0) return false;
  const row = await db.query
    .selectFrom('calendar_events')
    .select('booking_id')
    .where('booking_id', 'in', bookings)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was one to end */
async function endCalls(services: Services, staff: Staff, { bookings }: PersonRecords): Promise<boolean> {
  const now = services.clock.now();
  let ended = false;
  for (const row of bookings) {
    const booking = toBooking(row);
    if (!isOpen(booking) || phaseOf(booking, now) !== 'ahead') continue;
    if (isRequest(booking)) await declineRequest(services, staff, booking.id);
    else await cancelBooking(services, staff, booking.id);
    ended = true;
  }
  return ended;
}

/** Files before their rows, which are what leads to them. */
async function deleteLeads(services: Services, { leads, files }: PersonRecords): Promise<void> {
  for (const { stored_name: storedName } of files) await services.files.discard(storedName);
  for (const { id } of leads) await services.db.query.deleteFrom('leads').where('id', '=', id).execute();
}

async function deleteSubscriptions(services: Services, { newsletter }: PersonRecords): Promise<void> {
  for (const { id } of newsletter)
    await services.db.query.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
}
