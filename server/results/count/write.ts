import { sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import { untangled } from '#server/db/postgres/untangled.ts';
import { type Batch, visitOf } from './tally.ts';

const atOnce = 200;

/** Adds a batch to the stored totals, all of it or nothing. Several instances may do so at once: totals are added to, never set. */
export async function writeVisits(query: Queries, { added, moved }: Batch): Promise<void> {
  const rows = [...added].sort(([one], [other]) => (one < other ? -1 : 1));
  await untangled(() =>
    query.transaction().execute(async (trx) => {
      for (let start = 0; start < rows.length; start += atOnce)
        await addAll(trx, rows.slice(start, start + atOnce));
      for (const { from, to, visits } of moved)
        if (await takeFrom(trx, from, visits)) await addAll(trx, [[to, visits]]);
    }),
  );
}

async function addAll(
  trx: Queries,
  rows: ReadonlyArray<readonly [key: string, visits: number]>,
): Promise<void> {
  await trx
    .insertInto('visit_totals')
    .values(rows.map(([key, visits]) => ({ ...visitOf(key), visits })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'source', 'campaign'])
        .doUpdateSet({ visits: sql`visit_totals.visits + excluded.visits` }),
    )
    .execute();
}

/** @returns whether there were as many; otherwise nothing is taken */
async function takeFrom(trx: Queries, key: string, visits: number): Promise<boolean> {
  const { day, page, source, campaign } = visitOf(key);
  const taken = await trx
    .updateTable('visit_totals')
    .set({ visits: sql`visits - ${visits}` })
    .where('day', '=', day)
    .where('page', '=', page)
    .where('source', '=', source)
    .where('campaign', '=', campaign)
    .where('visits', '>=', visits)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
