import { sql } from 'kysely';
import { mentions, textsIn } from '#domain/data-requests/mentions.ts';
import type { Queries } from '#server/db/db.ts';

/** Kinds whose payload holds what people typed; the others hold ids and times. */
const personalKinds = ['email', 'webhook', 'newsletter-sign-up'];

export type PersonalEntry = { id: string; kind: string; status: string; createdAt: number; payload: unknown };

/** Entries about one of these subjects, or that name one of these addresses. */
export async function entriesOfPerson(
  queries: Queries,
  { addresses, subjects }: { addresses: readonly string[]; subjects: readonly string[] },
): Promise<PersonalEntry[]> {
  const patterns = addresses.map((address) => `%${address.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
  const rows = await queries
    .selectFrom('outbox')
    .select(['id', 'kind', 'status', 'subject', 'payload', 'created_at'])
    .where('kind', 'in', personalKinds)
    .where((eb) =>
      eb.or([
        ...(subjects.length > 0 ? [eb('subject', 'in', subjects)] : []),
        ...patterns.map((pattern) => sql<boolean>`lower(payload) like ${pattern} escape '\\'`),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return rows
    .map((row) => ({ row, payload: JSON.parse(row.payload) as unknown }))
    .filter(({ row, payload }) => subjects.includes(row.subject ?? '') || namesOneOf(payload, addresses))
    .map(({ row, payload }) => ({
      id: row.id,
      kind: row.kind,
      status: row.status,
      createdAt: row.created_at,
      payload,
    }));
}

function namesOneOf(payload: unknown, addresses: readonly string[]): boolean {
  return textsIn(payload).some((text) => addresses.some((address) => mentions(text, address)));
}

/** Deletes entries, except those that a worker has in hand. @returns the ids of those that are gone */
export async function dropEntries(queries: Queries, ids: readonly string[], now: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await queries
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('status', '!=', 'leased'), eb('next_attempt_at', '<=', now)]))
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}
