import type { BookingRequest } from '#domain/booking/schema.ts';
import { mailboxKey } from '#domain/forms/mailbox.ts';
import { sourceText } from '#domain/leads/source-text.ts';
import { type Attribution, isTelling } from '#domain/leads/touch.ts';
import { cameColumns } from '#domain/results/came.ts';
import type { Queries } from '#server/db/db.ts';
import { knownLeadId } from '#server/leads/known-lead.ts';
import type { Lead } from '#server/leads/lead.ts';
import type { Booking } from './booking.ts';
import { personOfCall } from './person.ts';

type Made = Pick<Booking, 'status' | 'way' | 'room' | 'startsAt' | 'endsAt' | 'reasons' | 'doubted'> & {
  now: number;
};

/** A booking as it begins: what its visitor sent, and what was made of it. */
export function newBooking(id: string, request: BookingRequest, { now, ...made }: Made): Booking {
  const { name, email, phone, company, message, visitorZone } = request;
  return {
    id,
    ...made,
    name,
    email,
    phone,
    company,
    message,
    visitorZone: visitorZone ?? null,
    sequence: 0,
    linkVersion: 0,
    createdAt: now,
    cancelledAt: null,
    endedBy: null,
    cancelReason: '',
    notes: '',
    visitorMoves: [],
    bookedBy: null,
    invites: true,
  };
}

type Sent = {
  request: BookingRequest;
  requestHash: string;
  /** The enquiry whose thank-you led to the booking. */
  lead: Lead | null;
  /** Of the network that it came from; see `crowd.ts`. */
  networkHash: string;
};

/** Where a call came from that staff have booked, as the filters of lists read it. */
const bookedByUs = 'booked by us';

/** Stores a new booking as its visitor sent it, linked to the enquiry that led to it or came from the same address. */
export async function insertBooking(
  trx: Queries,
  booking: Booking,
  { request, requestHash, lead, networkHash }: Sent,
): Promise<void> {
  const led = lead !== null && lead.quarantine !== 'held' ? lead.id : null;
  const personId = await personOfCall(trx, booking, booking.createdAt);
  const attribution = sourceOf(request.attribution, led === null ? null : lead);
  await trx
    .insertInto('bookings')
    .values({
      id: booking.id,
      idempotency_key: request.idempotencyKey ?? null,
      request_hash: requestHash,
      status: booking.status,
      starts_at: booking.startsAt,
      ends_at: booking.endsAt,
      name: booking.name,
      email: booking.email,
      phone: booking.phone,
      company: booking.company,
      message: booking.message,
      way: booking.way,
      room: booking.room ?? '',
      visitor_zone: booking.visitorZone,
      attribution: attribution && JSON.stringify(attribution),
      source: booking.bookedBy === null ? sourceText(attribution) : bookedByUs,
      ...cameColumns(attribution),
      person_id: personId,
      lead_id: led ?? (await knownLeadId(trx, booking.email)),
      sequence: booking.sequence,
      created_at: booking.createdAt,
      updated_at: booking.createdAt,
      cancelled_at: null,
      mailbox_key: mailboxKey(booking.email),
      network_hash: networkHash,
      reasons: JSON.stringify(booking.reasons),
      doubted: booking.doubted ? 1 : 0,
      notes: booking.notes,
      booked_by: booking.bookedBy,
      invites: booking.invites ? 1 : 0,
    })
    .execute();
}

/** Where the call came from: as its own visit tells, or else as the enquiry before it told. */
function sourceOf(own: Attribution | null, lead: Lead | null): Attribution | null {
  const telling = own !== null && (isTelling(own.first) || isTelling(own.last));
  return telling ? own : (lead?.attribution ?? own);
}
