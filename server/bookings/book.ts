import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { checkStart, type Slot, type SlotReason, slotsForDate } from '#domain/availability/slots.ts';
import { requiredMessage } from '#domain/booking/messages.ts';
import { type BookingRequest, bookingSchema } from '#domain/booking/schema.ts';
import { loadSlotQuery, publicSlots } from '../availability/day-slots.ts';
import { violationOf } from '../db/constraint.ts';
import type { Db, Queries } from '../db/db.ts';
import { DomainError } from '../errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Services } from '../services.ts';
import { type Booking, toBooking } from './booking.ts';
import { bookingEmails } from './emails.tsx';

/**
 * Books a discovery call: claims the slot, stores the booking and its e-mails in one transaction.
 * The same idempotency key with the same request gives the same booking again.
 * @param input unchecked, as sent
 * @throws DomainError invalid (field messages), or conflict with `details.slots`, the fresh slots of that date
 */
export async function book(services: Services, input: unknown): Promise<Booking> {
  const request = parse(input);
  const requestHash = hashOf(request);
  const findEarlier = () => findRepeat(services.db.query, request, requestHash);
  const earlier = await findEarlier();
  if (earlier) return earlier;
  try {
    return await claim(services, request, requestHash);
  } catch (error) {
    // Lost against a twin of this very request (a double click): then the twin's booking is the answer.
    const twin = await findEarlier();
    if (twin) return twin;
    throw violationOf(error) === 'overlap' ? await taken(services, request.selectedDate, 'booked') : error;
  }
}

async function claim(services: Services, request: BookingRequest, requestHash: string): Promise<Booking> {
  const slot = await claimable(services, services.db.query, request);
  const booking: Booking = {
    id: services.randomId(),
    status: 'confirmed',
    startsAt: slot.startAt,
    endsAt: slot.endAt,
    name: request.name,
    email: request.email,
    phone: request.phone,
    company: request.company,
    message: request.message,
    visitorZone: request.visitorZone ?? null,
    sequence: 0,
    createdAt: services.clock.now(),
    cancelledAt: null,
  };
  const emails = await bookingEmails(services, booking);
  await services.db.query.transaction().execute(async (trx) => {
    await oneAtATime(services.db, trx);
    await claimable(services, trx, request);
    await insert(trx, booking, request.idempotencyKey ?? null, requestHash);
    await enqueue(trx, booking.createdAt, emails);
  });
  services.wakeOutbox();
  services.log.info('booking-confirmed', { id: booking.id });
  return booking;
}

function parse(input: unknown): BookingRequest {
  const parsed = bookingSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw DomainError.fromZod(parsed.error, requiredMessage);
}

function hashOf({ idempotencyKey: _, ...request }: BookingRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

async function findRepeat(queries: Queries, request: BookingRequest, hash: string): Promise<Booking | null> {
  if (!request.idempotencyKey) return null;
  const row = await queries
    .selectFrom('bookings')
    .selectAll()
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash === hash) return toBooking(row);
  throw new DomainError('conflict', 'This form was already sent with other details. Please reload the page.');
}

/** PostgreSQL queues bookings here, so that the check that follows stays true; SQLite has one writer. */
async function oneAtATime(db: Db, trx: Queries): Promise<void> {
  if (db.engine === 'postgres') await sql`select pg_advisory_xact_lock(7015001)`.execute(trx);
}

async function claimable(services: Services, queries: Queries, request: BookingRequest): Promise<Slot> {
  const { selectedDate, selectedTime } = request;
  const query = await loadSlotQuery(queries, { date: selectedDate, now: services.clock.now() });
  const check = checkStart(query, selectedTime);
  if (check.ok) return check.slot;
  if (check.reason === 'not-offered' || check.reason === 'outside-horizon') {
    const message = 'This time is not offered. Please choose one of the times shown.';
    throw new DomainError('invalid', message, {
      fields: { selectedTime: message },
      details: { slots: publicSlots(slotsForDate(query)) },
    });
  }
  throw conflict(check.reason, slotsForDate(query));
}

async function taken(services: Services, date: string, reason: SlotReason): Promise<DomainError> {
  const query = await loadSlotQuery(services.db.query, { date, now: services.clock.now() });
  return conflict(reason, slotsForDate(query));
}

function conflict(reason: SlotReason, slots: readonly Slot[]): DomainError {
  const message =
    reason === 'booked' || reason === 'busy'
      ? 'Somebody has just taken this time. Please choose another one.'
      : 'This time can no longer be booked. Please choose another one.';
  return new DomainError('conflict', message, { details: { slots: publicSlots(slots) } });
}

async function insert(
  trx: Queries,
  booking: Booking,
  key: string | null,
  requestHash: string,
): Promise<void> {
  await trx
    .insertInto('bookings')
    .values({
      id: booking.id,
      idempotency_key: key,
      request_hash: requestHash,
      status: booking.status,
      starts_at: booking.startsAt,
      ends_at: booking.endsAt,
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      company: booking.company,
      message: booking.message,
      visitor_zone: booking.visitorZone,
      attribution: null,
      sequence: booking.sequence,
      created_at: booking.createdAt,
      updated_at: booking.createdAt,
      cancelled_at: null,
    })
    .execute();
}
