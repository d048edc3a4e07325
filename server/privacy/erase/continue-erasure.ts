import { hourMs } from '#domain/format/durations.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { eraseEvent } from '#server/calendar/sync/erase-event.ts';
import { PermanentFailure, TryLater } from '#server/ports/outbox.ts';
import type { ErasureEntry } from '#server/ports/outbox-kinds.ts';
import { cleanUp } from './clean-up.ts';
import { eraseRecords } from './erase-person.ts';
import { finishErasure, noteWaiting, openErasure, operatorId } from './record.ts';
import { openRest } from './rest.ts';

/** A message under way has arrived or failed by then. */
const lookAgainMs = 10_000;

/**
 * Outbox handler: takes an erasure up where it was broken off, and ends it with the entries in the calendar.
 * @throws TryLater while something is being delivered or the calendar does not take part, PermanentFailure when the
 * secret has changed since
 */
export async function continueErasure(
  services: CalendarServices,
  { erasureId: id }: ErasureEntry,
): Promise<void> {
  const row = await openErasure(services, id);
  if (!row) return;
  const rest = openRest(services, row.sealed_rest);
  if (!rest)
    throw new PermanentFailure('The secret has changed meanwhile: please erase this person once more.');
  const staff = { id: row.by_id ?? operatorId, name: '', email: '' };
  const { finished } = await eraseRecords(services, staff, { id, addresses: rest.addresses });
  if (!finished) throw new TryLater('erasure', lookAgainMs, 'A message to this person is under way.');
  const still = await openErasure(services, id);
  if (!still) return;
  const { bookings } = openRest(services, still.sealed_rest) ?? rest;
  const left: string[] = [];
  for (const booking of bookings) if (!(await eraseEvent(services, booking))) left.push(booking);
  if (left.length > 0) {
    await noteWaiting(services, id, 'calendar');
    throw new TryLater('erasure', hourMs, 'The calendar still has entries of this person.');
  }
  await cleanUp(services.db);
  await finishErasure(services, id);
  services.log.info('erasure-finished', { id });
}
