import type { z } from 'zod';
import { type NetworkShare, networkShare, type Room, roomFor } from '#domain/booking/room.ts';
import { chosenStartSchema, holdSchema } from '#domain/booking/schema.ts';
import { hourMs, minuteMs } from '#domain/format/durations.ts';
import type { Asker } from '#server/availability/day-slots.ts';
import { readDiary } from '#server/availability/diary.ts';
import { DomainError } from '#server/base/errors.ts';
import { hashToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';
import { inLane } from '#server/db/in-lane.ts';
import { isWideSite, siteOf } from '#server/limits/limit-client.ts';
import type { Services } from '#server/ports/services.ts';
import { claimable } from './claim.ts';
import { networkHashOf } from './crowd.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How long one client may keep a time from others without booking it. */
export const holdMs = 10 * minuteMs;
/** After that, the same client cannot hold the same time again until this long after it began. */
const restMs = hourMs;
const mostPerClient = 3;
/** Clients of one network that may hold the same time within that hour. */
const mostTurns = 3;

/** Until when a time is held, epoch milliseconds; null when it is free but not held. */
export type Hold = { heldUntil: number | null };

type Holder = { clientAddress: string; moving?: Asker['moving'] };
const wantedSchema = chosenStartSchema.extend(holdSchema.shape);

/**
 * Keeps a time for one form while its details are typed, in place of what that form held before. A hold can run
 * out or be refused; booking does not need one. One client holds at most three times, the oldest giving way, and
 * no time longer than ten minutes an hour; its network holds a few, and all holds together a third of what the
 * horizon has room for. So nobody can close the diary with holds.
 * @param input unchecked: `holdToken`, `selectedDate`, `selectedTime`, perhaps `moving` as the id of a booking
 * @param clientAddress whose holds are counted, and its network's; stored hashed
 * @throws DomainError invalid, or conflict with `details.slots`, as `book`
 */
export async function holdTime(services: Services, input: unknown, about: Holder): Promise<Hold> {
  const parsed = wantedSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  return inLane(services.db, () => hold(services, parsed.data, about));
}

async function hold(services: Services, wanted: z.infer<typeof wantedSchema>, about: Holder): Promise<Hold> {
  const { holdToken, selectedDate: date, selectedTime: time } = wanted;
  const diary = await readDiary(services, { dates: () => [date, date] });
  const ownerHash = hashToken(holdToken);
  const clientHash = services.keys.hash('client-hash', about.clientAddress);
  const networkHash = networkHashOf(services, about);
  return oneAtATime(services.db, async (trx) => {
    const now = services.clock.now();
    await trx
      .deleteFrom('booking_holds')
      .where('held_since', '<', now - restMs)
      .execute();
    await releaseHold(trx, holdToken, now);
    const asker = { holdToken, moving: about.moving };
    const slot = await claimable(trx, diary, { date, time }, { now, asker });
    const heldSince = (await firstHeld(trx, clientHash, slot)) ?? now;
    const expiresAt = heldSince + holdMs;
    if (expiresAt <= now) return { heldUntil: null };
    await makeRoom(trx, clientHash, now);
    const room = roomFor(diary.rules, date);
    const share = networkShare(room, isWideSite(siteOf(about.clientAddress)));
    if (await isCrowded(trx, { networkHash, clientHash, slot, now, room, share })) return { heldUntil: null };
    const row = {
      client_hash: clientHash,
      network_hash: networkHash,
      ends_at: slot.endAt,
      held_since: heldSince,
      expires_at: expiresAt,
    };
    await trx
      .insertInto('booking_holds')
      .values({ owner_hash: ownerHash, starts_at: slot.startAt, ...row })
      .onConflict((conflict) => conflict.columns(['owner_hash', 'starts_at']).doUpdateSet(row))
      .execute();
    return { heldUntil: expiresAt };
  });
}

/** Gives back what a form holds; others see the time at once. */
export async function releaseHold(queries: Queries, holdToken: string, now: number): Promise<void> {
  await queries
    .updateTable('booking_holds')
    .set({ expires_at: now })
    .where('owner_hash', '=', hashToken(holdToken))
    .where('expires_at', '>', now)
    .execute();
}

/** Since when this client has held any of this time within the last hour. */
async function firstHeld(
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
async function isCrowded(trx: Queries, { networkHash, clientHash, slot, now, room, share }: Crowd) {
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
async function makeRoom(trx: Queries, clientHash: string, now: number): Promise<void> {
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
