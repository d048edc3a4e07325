import type { z } from 'zod';
import { networkShare, roomFor } from '#domain/booking/room.ts';
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
import { firstHeld, isCrowded, makeRoom } from './hold-bounds.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** How long one client may keep a time from others without booking it. */
export const holdMs = 10 * minuteMs;
/** After that, the same client cannot hold the same time again until this long after it began. */
const restMs = hourMs;

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
  return inLane(services.db, 'booking', () => hold(services, parsed.data, about));
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
