import type { Selectable } from 'kysely';
import { site } from '#content/site.ts';
import type { BookingStatus } from '#domain/booking/lifecycle.ts';
import type { Way } from '#domain/booking/talk.ts';
import type { AbuseReason } from '#domain/leads/abuse.ts';
import type { BookingTable } from '#server/db/schema.ts';

/** A booked or requested discovery call. Instants are epoch milliseconds. */
export type Booking = {
  id: string;
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  /** How the call is held; settled when it was booked. */
  way: Way;
  /** The standing meeting link that it was booked with; null where Google makes one, or none is needed. */
  room: string | null;
  visitorZone: string | null;
  /** SEQUENCE of its calendar event: rises with every change. */
  sequence: number;
  /** Version of its links: rises with every move. */
  linkVersion: number;
  createdAt: number;
  cancelledAt: number | null;
  /** Who cancelled or declined it. */
  endedBy: 'visitor' | 'staff' | null;
  /** Why its visitor cancelled it, where that was said; for the owner only. */
  cancelReason: string;
  /** The owner's own; never for the visitor. */
  notes: string;
  /** What looked odd about it, also where that stopped nothing. */
  reasons: AbuseReason[];
  /** It is a request, of which its visitor has had no mail, because it looked odd; until the owner says yes. */
  doubted: boolean;
  /** When its visitor has moved it. */
  visitorMoves: number[];
  /** Id of the member of staff who booked it for somebody; null when its visitor did. */
  bookedBy: string | null;
  /** False where staff chose to send no invitation. */
  invites: boolean;
};

/** The person has had their data erased: only the time of the call is left. */
export const isErased = ({ email }: Pick<Booking, 'email'>): boolean => email === '';

/** A row as the rest of the program sees it. */
export function toBooking(row: Selectable<BookingTable>): Booking {
  return {
    id: row.id,
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    message: row.message,
    way: row.way,
    // Calls from before it was kept were told the room of the content.
    room: row.room === null ? site.call.room : row.room || null,
    visitorZone: row.visitor_zone,
    sequence: row.sequence,
    linkVersion: row.link_version,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
    endedBy: row.ended_by,
    cancelReason: row.cancel_reason,
    notes: row.notes,
    reasons: JSON.parse(row.reasons) as AbuseReason[],
    doubted: row.doubted === 1,
    visitorMoves: JSON.parse(row.visitor_moves) as number[],
    bookedBy: row.booked_by,
    invites: row.invites === 1,
  };
}
