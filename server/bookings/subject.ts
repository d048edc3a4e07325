import { sql } from 'kysely';
import type { OutboxEntry } from '#server/ports/outbox.ts';

/** What outbox entries about a booking are filed under. */
export const bookingSubject = (id: string): string => `booking:${id}`;

/** The same in SQL, for a query of bookings. */
export const bookingSubjectColumn = sql<string>`'booking:' || bookings.id`;

/** The dedupe key of an e-mail about a booking: one of a name for each version of it. */
export const mailKey = (id: string, name: string, sequence: number): string =>
  `${bookingSubject(id)}:${name}:${sequence}`;

/** The name in `mailKey`; null for what is no e-mail about the booking. */
export function mailNameOf(id: string, entry: Pick<OutboxEntry, 'kind' | 'dedupeKey'>): string | null {
  const prefix = `${bookingSubject(id)}:`;
  if (entry.kind !== 'email' || !entry.dedupeKey.startsWith(prefix)) return null;
  return entry.dedupeKey.slice(prefix.length).split(':')[0] ?? null;
}
