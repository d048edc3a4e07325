import type { Queries } from '#server/db/db.ts';

/** What somebody of the team is called, also one who has left; null where there is nobody. */
export async function staffName(queries: Queries, id: string): Promise<string | null> {
  const row = await queries.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}
