import { site } from '#content/site.ts';
import { type BookingStatus, isConfirmed, isOpen, isRequest, phaseOf } from '#domain/booking/lifecycle.ts';
import { networkShare, roomFor } from '#domain/booking/room.ts';
import { dayMs } from '#domain/format/durations.ts';
import { wallClock } from '#domain/format/instant.ts';
import { mailboxKey } from '#domain/forms/mailbox.ts';
import type { AbuseReason } from '#domain/leads/abuse.ts';
import type { Diary } from '#server/availability/diary.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { isWideSite, siteOf } from '#server/limits/limit-client.ts';
import type { Services } from '#server/ports/services.ts';

// Counted from the bookings themselves, in the transaction that adds one: a window of `server/limits` would neither
// see a cancelled call nor fall with a transaction that fails.
/** Calls ahead, asked for or confirmed, under one e-mail address; and how many it may make in 24 hours. */
const mostOpenPerMailbox = 3;
const mostMadePerMailbox = 6;

/** Where a booking comes from. */
export type Sender = { clientAddress: string };

/** The network of a client as it is stored: hashed, and empty when the address is not known. */
export function networkHashOf(services: Services, { clientAddress }: Sender): string {
  return clientAddress && services.keys.hash('network-hash', siteOf(clientAddress));
}

type Wanted = {
  email: string;
  startsAt: number;
  sender: Sender;
  diary: Diary;
  /** It is a request anyway, since it looks odd. */
  doubted: boolean;
};

/**
 * Weighs a new call against those that the same mailbox and the same network have made already, in the transaction
 * that stores it. What exceeds the network's share of the diary is to be asked for instead of booked.
 * @returns why it is to be asked for; empty when it is not
 * @throws DomainError conflict, with telephone and e-mail, when it is too much even to ask
 */
export async function weighCrowd(services: Services, trx: Queries, wanted: Wanted): Promise<AbuseReason[]> {
  if (services.env.RATE_LIMITS === 'off') return [];
  const now = services.clock.now();
  const ofMailbox = await callsOf(trx, 'mailbox_key', mailboxKey(wanted.email), now);
  const openThere = ofMailbox.filter((one) => isAhead(one, now));
  if (openThere.length >= mostOpenPerMailbox || madeSince(ofMailbox, now - dayMs) >= mostMadePerMailbox)
    throw tooMany();

  const networkHash = networkHashOf(services, wanted.sender);
  if (!networkHash) return [];
  const { rules } = wanted.diary;
  const dateOf = (at: number) => wallClock(at, rules.zone).date;
  const date = dateOf(wanted.startsAt);
  const share = networkShare(roomFor(rules, date), isWideSite(siteOf(wanted.sender.clientAddress)));
  const there = await callsOf(trx, 'network_hash', networkHash, now);
  const booked = there.filter((one) => isConfirmed(one) && isAhead(one, now));
  const reasons: AbuseReason[] = [];
  if (booked.length >= share.calls)
    reasons.push({
      code: 'crowded-network',
      text: `${booked.length} calls ahead came from the same network.`,
    });
  else if (booked.filter((one) => dateOf(one.startsAt) === date).length >= share.onDay)
    reasons.push({ code: 'crowded-day', text: 'Half of that day is booked from the same network.' });
  const asking = there.filter((one) => one.doubted === 1 && isRequest(one) && isAhead(one, now));
  const wouldAsk = wanted.doubted || reasons.length > 0;
  if (madeSince(there, now - dayMs) >= share.made || (wouldAsk && asking.length >= share.requests))
    throw tooMany();
  return reasons;
}

type Counted = {
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  doubted: number;
};

/** Calls of a mailbox or a network that are ahead or were made within the last day. */
function callsOf(trx: Queries, column: 'mailbox_key' | 'network_hash', value: string, now: number) {
  return trx
    .selectFrom('bookings')
    .select(['status', 'starts_at as startsAt', 'ends_at as endsAt', 'created_at as createdAt', 'doubted'])
    .where(column, '=', value)
    .where((eb) => eb.or([eb('ends_at', '>', now), eb('created_at', '>', now - dayMs)]))
    .execute();
}

const isAhead = (call: Counted, now: number) => isOpen(call) && phaseOf(call, now) !== 'over';

const madeSince = (calls: Counted[], since: number) => calls.filter((one) => one.createdAt > since).length;

function tooMany(): DomainError {
  return new DomainError(
    'conflict',
    `Several calls have been booked from your address or network already, so a person arranges the next one with you. Please ring ${site.phone.display} or write to ${site.email}.`,
  );
}
