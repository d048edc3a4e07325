import type { NetworkShare, Room } from '#domain/booking/room.ts';
import type { Queries } from '#server/db/db.ts';

// How much can be held. These are counts of the holds that exist, in the transaction that adds one: the windows of
// `server/limits` count requests, and would not see a hold that has been released.
const mostPerClient = 3;
/** Clients of one network that may hold the same time within an hour. */
const mostTurns = 3;

/** Since when this client has held any of this time within the last hour. */
export async function firstHeld(
  trx: Queries,
  clientHash: string,
  slot: { startAt: number; endAt: number },
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('booking_holds')
    .select((eb) => eb.fn.min('held_since').as('since'))
    .where('client_hash', '=', clientHash)
    .where('starts_at', '<', slot.endAt)
    .where('ends_at', '>', slot.startAt)
    .executeTakeFirst();
  return row?.since ?? undefined;
}

type Crowd = {
  networkHash: string;
  clientHash: string;
  slot: { startAt: number; endAt: number };
  now: number;
  room: Room;
  share: NetworkShare;
};

/** Whether network or horizon have holds enough, or clients of the network have taken turns at this time. */
export async function isCrowded(trx: Queries, { networkHash, clientHash, slot, now, room, share }: Crowd) {
  const active = await trx
    .selectFrom('booking_holds')
    .select('network_hash')
    .where('expires_at', '>', now)
    .execute();
  if (active.length >= Math.max(2, room.horizon / 3)) return true;
  if (active.filter((one) => one.network_hash === networkHash).length >= share.holds) return true;
  const turns = await trx
    .selectFrom('booking_holds')
    .select('client_hash')
    .distinct()
    .where('network_hash', '=', networkHash)
    .where('client_hash', '<>', clientHash)
    .where('starts_at', '<', slot.endAt)
    .where('ends_at', '>', slot.startAt)
    .execute();
  return turns.length >= mostTurns;
}

/** Lets the client's oldest holds go, so that one more fits. */
export async function makeRoom(trx: Queries, clientHash: string, now: number): Promise<void> {
  const active = await trx
    .selectFrom('booking_holds')
    .select(['owner_hash', 'starts_at'])
    .where('client_hash', '=', clientHash)
    .where('expires_at', '>', now)
    .orderBy('held_since', 'desc')
    .orderBy('owner_hash')
    .execute();
  for (const { owner_hash, starts_at } of active.slice(mostPerClient - 1)) {
    await trx
      .updateTable('booking_holds')
      .set({ expires_at: now })
      .where('owner_hash', '=', owner_hash)
      .where('starts_at', '=', starts_at)
      .execute();
  }
}
