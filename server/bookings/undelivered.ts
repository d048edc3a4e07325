import type { Queries } from '#server/db/db.ts';
import { withdraw } from '#server/outbox/withdraw.ts';
import { bookingSubject, mailNameOf } from './subject.ts';

/** What was taken back because a newer state of the booking takes its place. */
export type Undelivered = {
  /** An e-mail to the visitor about the state before. */
  toVisitor: boolean;
  /** News for the agency: of a booking that it has not heard of at all, or of a move from the time it knows. */
  agency: { kind: 'new' } | { kind: 'moved'; fromAt: number } | null;
};

/** Mails that only tell how the booking stands. One with the owner's own words says more, and stays. */
const replaceable = /^(confirmation|request|cancellation|reminder-mail-\d+|choose-again-\d+)$/;

/**
 * Takes back what has not been delivered about a booking's earlier states, in the transaction that writes a newer
 * one. What is being delivered at this moment stays; the sequence of its invitation is the lower one.
 * @param toAgency whether the agency is to hear of the newer state as well
 */
export async function dropUndelivered(
  trx: Queries,
  bookingId: string,
  { toAgency }: { toAgency: boolean },
): Promise<Undelivered> {
  const nameOf = (dedupeKey: string) => mailNameOf(bookingId, { kind: 'email', dedupeKey }) ?? '';
  const isReplaced = (name: string) => (name.startsWith('agency-') ? toAgency : replaceable.test(name));
  const mails = { kind: 'email', subject: bookingSubject(bookingId) } as const;
  const names = (await withdraw(trx, mails, (dedupeKey) => isReplaced(nameOf(dedupeKey)))).map(nameOf);
  return { toVisitor: names.some((name) => replaceable.test(name)), agency: agencyKnows(names) };
}

function agencyKnows(names: string[]): Undelivered['agency'] {
  if (names.includes('agency-booked') || names.includes('agency-requested')) return { kind: 'new' };
  const times = names.map((name) => /^agency-move(?:d|-requested)-(\d+)$/.exec(name)?.[1]);
  const known = times.find((time) => time !== undefined);
  return known === undefined ? null : { kind: 'moved', fromAt: Number(known) };
}
