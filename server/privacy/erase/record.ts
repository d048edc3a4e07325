import type { Services } from '#server/ports/services.ts';

/** Notes that an erasure has begun, or finds the one that did not finish. @returns its id */
export async function beginErasure(services: Services, address: string): Promise<string> {
  const { db, keys, clock } = services;
  const addressHash = keys.hash('erasure-hash', address);
  const open = await db.query
    .selectFrom('erasures')
    .select('id')
    .where('address_hash', '=', addressHash)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (open) return open.id;
  const id = services.randomId();
  const row = { id, address_hash: addressHash, counts: '{}', started_at: clock.now(), finished_at: null };
  await db.query.insertInto('erasures').values(row).execute();
  return id;
}

/** Notes that nothing is left, with how many records there were; no word of whom. */
export async function finishErasure(
  { db, clock }: Services,
  id: string,
  counts: Record<string, number>,
): Promise<void> {
  await db.query
    .updateTable('erasures')
    .set({ counts: JSON.stringify(counts), finished_at: clock.now() })
    .where('id', '=', id)
    .execute();
}
