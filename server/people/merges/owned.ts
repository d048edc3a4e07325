import type { Kysely } from 'kysely';
import type { Queries } from '#server/db/db.ts';

/** Every table whose rows belong to a person, with the column that names a row. */
const owned = {
  person_addresses: 'email_key',
  leads: 'id',
  bookings: 'id',
  newsletter_subscriptions: 'id',
  timeline: 'id',
  notes: 'id',
  messages: 'id',
  person_merges: 'id',
} as const;

type OwnedTable = keyof typeof owned;
const tables = Object.keys(owned) as OwnedTable[];

/** What was moved from one person to another, by table. */
export type Moved = Partial<Record<OwnedTable, string[]>>;

type Way = { from: string; to: string };
/** SQLite takes some 32,000 values in one statement, and a person can have more lines than that. */
const atOnce = 1000;

/** Gives everything that a person has to another one. Both are held. */
export async function moveAll(trx: Queries, { from, to }: Way): Promise<Moved> {
  const moved: Moved = {};
  for (const table of tables) moved[table] = await idsOf(trx, table, from);
  await moveListed(trx, moved, { from, to });
  return moved;
}

/** Gives what is listed, as far as the one person still has it, to the other one. Both are held. */
export async function moveListed(trx: Queries, moved: Moved, { from, to }: Way): Promise<void> {
  for (const table of tables) {
    const ids = moved[table] ?? [];
    for (let start = 0; start < ids.length; start += atOnce)
      await query(trx)
        .updateTable(table)
        .set({ person_id: to })
        .where('person_id', '=', from)
        .where(owned[table], 'in', ids.slice(start, start + atOnce))
        .execute();
  }
}

async function idsOf(trx: Queries, table: OwnedTable, personId: string): Promise<string[]> {
  const rows = await query(trx)
    .selectFrom(table)
    .select([`${owned[table]} as key`])
    .where('person_id', '=', personId)
    .execute();
  return rows.map((row) => String((row as { key: unknown }).key));
}

/** All of them have the two columns, which types of different tables cannot say together. */
const query = (trx: Queries) => trx as unknown as Kysely<AnyTables>;
type AnyTables = Record<OwnedTable, Record<string, string | null>>;
