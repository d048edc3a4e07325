import { seenAs } from '#server/base/unseen.ts';
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

/** How a setting stands, for a form to send back: another text after each change. */
export async function seenSetting(queries: Queries, key: string): Promise<string> {
  return seenAs((await storedText(queries, key)) ?? '');
}

/**
 * Stores a value where the setting still stands as a form has seen it, or is that value already.
 * @returns whether it is stored
 */
export async function replaceSeen(
  queries: Queries,
  { key, value, seen, now }: { key: string; value: unknown; seen: string; now: number },
): Promise<boolean> {
  const text = JSON.stringify(value);
  const stored = await storedText(queries, key);
  if (stored === text) return true;
  if (seenAs(stored ?? '') !== seen) return false;
  const fields = { value: text, updated_at: now };
  // Somebody may have been faster since it was read.
  const rows =
    stored === null
      ? await queries
          .insertInto('settings')
          .values({ key, ...fields })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .execute()
      : await queries
          .updateTable('settings')
          .set(fields)
          .where('key', '=', key)
          .where('value', '=', stored)
          .returning('key')
          .execute();
  return rows.length > 0;
}

async function storedText(queries: Queries, key: string): Promise<string | null> {
  const row = await queries.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}
