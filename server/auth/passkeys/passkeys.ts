import type { Selectable } from 'kysely';
import type { AuthServices } from '#server/auth/auth-services.ts';
import type { Queries } from '#server/db/db.ts';
import type { PasskeyTable } from '#server/db/tables/staff.ts';

/** A passkey as its owner sees it. Instants in epoch milliseconds. */
export type Passkey = { id: string; name: string; createdAt: number; lastUsedAt: number | null };

/** Somebody's passkeys, the oldest first. */
export async function listPasskeys(queries: Queries, staffId: string): Promise<Passkey[]> {
  return queries
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What a browser has to know of somebody's passkeys to name those that it has. */
export async function describePasskeys(
  queries: Queries,
  staffId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await queries
    .selectFrom('staff_passkeys')
    .select(['id', 'transports'])
    .where('staff_id', '=', staffId)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }));
}

/** Random and the same for all passkeys of an account; it tells nothing about whose they are. */
export function userHandleOf(staffId: string): string {
  return Buffer.from(staffId).toString('base64url');
}

export type StoredPasskey = Selectable<PasskeyTable>;

export async function findPasskey(queries: Queries, id: string): Promise<StoredPasskey | null> {
  const row = await queries.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Notes that a passkey was used, within `inAccount`.
 * @returns false when it was removed, or used elsewhere, since its answer was looked at
 */
export async function notePasskeyUse(
  { clock }: AuthServices,
  trx: Queries,
  { passkey, counter }: { passkey: StoredPasskey; counter: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: clock.now() })
    .where('id', '=', passkey.id)
    .where('public_key', '=', passkey.public_key)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
