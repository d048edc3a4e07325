import { isOpen, isRequest, phaseOf } from '#domain/booking/lifecycle.ts';
import type { Staff } from '#server/auth/staff.ts';
import { toBooking } from '#server/bookings/booking.ts';
import { cancelBooking } from '#server/bookings/cancel.ts';
import { declineRequest } from '#server/bookings/decide.ts';
import { dropLetters } from '#server/inbox/letters/of-people.ts';
import { dropKeptMails } from '#server/mail/kept-mails.ts';
import { dropEntries } from '#server/outbox/of-person.ts';
import { dropPeople } from '#server/people/forget.ts';
import type { Services } from '#server/ports/services.ts';
import { anonymiseBookings, anonymiseDataRequests } from './anonymise.ts';
import { countRecords, findPerson, type PersonRecords } from './find-person.ts';
import { beginErasure, finishErasure } from './record.ts';

export type Erasure = {
  /** How many records of each kind were deleted or made anonymous in this run. */
  counts: Record<string, number>;
  /** True when nothing is left; false while something is being delivered at this moment. */
  finished: boolean;
};

/**
 * Erases what is kept under an e-mail address. Coming calls are cancelled first, so that the calendar follows; calls
 * keep their time and requests their dates, without the person; all else is deleted. Each step can be repeated, and
 * what finds the others goes last: after a crash the next run finishes. Safe beside a running server.
 */
export async function erasePerson(services: Services, staff: Staff, address: string): Promise<Erasure> {
  const found = await findPerson(services, address);
  const id = await beginErasure(services, found.address);
  await endCalls(services, staff, found);
  // Cancelling has written mails about the calls as well.
  const all = await findPerson(services, address);
  await dropKeptMails(services, all.keptMails);
  const ids = all.deliveries.map((entry) => entry.id);
  const gone = await dropEntries(services.db.query, ids, services.clock.now());
  if (gone.length < ids.length) return { counts: countRecords(found), finished: false };
  await dropLetters(services, all);
  await deleteLeads(services, all);
  await deleteSubscriptions(services, all);
  await anonymiseDataRequests(services, all.dataRequests);
  await anonymiseBookings(services, all.bookings);
  const people = all.people.map((person) => person.id);
  await services.db.query.transaction().execute((trx) => dropPeople(trx, people));
  const left = Object.values(countRecords(await findPerson(services, address))).some((count) => count > 0);
  if (!left) await finishErasure(services, id, countRecords(found));
  services.log.info('person-erased', { id, by: staff.id, finished: !left });
  return { counts: countRecords(found), finished: !left };
}

async function endCalls(services: Services, staff: Staff, { bookings }: PersonRecords): Promise<void> {
  const now = services.clock.now();
  for (const row of bookings) {
    const booking = toBooking(row);
    if (!isOpen(booking) || phaseOf(booking, now) !== 'ahead') continue;
    if (isRequest(booking)) await declineRequest(services, staff, booking.id);
    else await cancelBooking(services, staff, booking.id);
  }
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
