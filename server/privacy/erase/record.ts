import type { Selectable } from 'kysely';
import { minuteMs } from '#domain/format/durations.ts';
import type { Staff } from '#server/auth/staff.ts';
import type { ErasureTable } from '#server/db/tables/rights.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { joinRests, openRest, type Rest, sealRest } from './rest.ts';

export type ErasureRow = Selectable<ErasureTable>;
export type Counts = Record<string, number>;

/** What the operator at the server's command line is called; no member of staff. */
export const operatorId = 'operator';

/** Names the erasure to what is written about it. */
export const erasureSubject = (id: string): string => `erasure:${id}`;

/**
 * Notes that an erasure has begun, or finds the one that did not finish, and has the outbox end it should this run
 * not: from here on it comes to its end, whatever happens to the process. @returns its id
 */
export async function beginErasure(services: Services, staff: Staff, address: string): Promise<string> {
  const { db, keys, clock } = services;
  const addressHash = keys.hash('erasure-hash', address);
  return db.query.transaction().execute(async (trx) => {
    const open = await trx
      .selectFrom('erasures')
      .select('id')
      .where('address_hash', '=', addressHash)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    const id = open?.id ?? services.randomId();
    const now = clock.now();
    const by = staff.id === operatorId ? null : staff.id;
    const rest = sealRest(services, { addresses: [address], bookings: [] });
    const row = { id, address_hash: addressHash, counts: '{}', started_at: now, finished_at: null };
    if (!open)
      await trx
        .insertInto('erasures')
        .values({ ...row, by_id: by, sealed_rest: rest })
        .execute();
    await enqueue(trx, now, [
      {
        kind: 'erasure',
        dedupeKey: `${erasureSubject(id)}:${now}`,
        subject: erasureSubject(id),
        payload: { erasureId: id },
        // The run that begins it needs a moment.
        notBefore: now + minuteMs,
      },
    ]);
    return id;
  });
}

/** An erasure that is not finished, or undefined. */
export function openErasure({ db }: Pick<Services, 'db'>, id: string): Promise<ErasureRow | undefined> {
  return db.query
    .selectFrom('erasures')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
}

/** Adds what a run has found; a later run finds less. @returns everything that is known of it by then */
export async function noteFound(
  services: Services,
  id: string,
  found: { rest: Rest; counts: Counts; kept: Counts },
): Promise<Rest> {
  const row = await openErasure(services, id);
  if (!row) return found.rest;
  const before = openRest(services, row.sealed_rest);
  const rest = before ? joinRests(before, found.rest) : found.rest;
  const values = {
    counts: JSON.stringify(most(JSON.parse(row.counts) as Counts, found.counts)),
    kept: JSON.stringify(most(JSON.parse(row.kept) as Counts, found.kept)),
    sealed_rest: sealRest(services, rest),
  };
  await services.db.query.updateTable('erasures').set(values).where('id', '=', id).execute();
  return rest;
}

/** Notes what an erasure is kept up by. */
export async function noteWaiting({ db }: Services, id: string, waitsFor: ErasureRow['waits_for']) {
  await db.query.updateTable('erasures').set({ waits_for: waitsFor }).where('id', '=', id).execute();
}

/** Notes that nothing is left; no word of whom. */
export async function finishErasure({ db, clock }: Services, id: string): Promise<void> {
  await db.query
    .updateTable('erasures')
    .set({ finished_at: clock.now(), sealed_rest: null, waits_for: null })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

function most(one: Counts, other: Counts): Counts {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(kinds.map((kind) => [kind, Math.max(one[kind] ?? 0, other[kind] ?? 0)]));
}
