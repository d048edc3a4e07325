import { type Kysely, sql } from 'kysely';

const states = "offer_state is null or offer_state in ('upcoming', 'open', 'full', 'ended')";

/** An offer may be full before it ends. Rows that said something else before stay as they are. */
export async function fullOffer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select id from leads where (${sql.raw(states)}) is not true`.execute(db);
  const kept = rows.map(({ id }) => `'${id.replaceAll("'", "''")}'`);
  const except = kept.length > 0 ? ` or id in (${kept.join(', ')})` : '';
  await sql`alter table leads drop constraint leads_offer_state_check`.execute(db);
  await sql
    .raw(`alter table leads add constraint leads_offer_state_check check ((${states})${except})`)
    .execute(db);
}
