import type { Queries } from './db.ts';

/** A value that the owner has saved, as parsed JSON; undefined until then. */
export async function readSetting(queries: Queries, key: string): Promise<unknown> {
  const row = await queries.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row && JSON.parse(row.value);
}

/** Stores a value in place of the one before. */
export async function writeSetting(
  queries: Queries,
  key: string,
  value: unknown,
  now: number,
): Promise<void> {
  const fields = { value: JSON.stringify(value), updated_at: now };
  await queries
    .insertInto('settings')
    .values({ key, ...fields })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fields))
    .execute();
}
