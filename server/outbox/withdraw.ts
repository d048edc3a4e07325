import type { Queries } from '#server/db/db.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';

type Wanted = { kind: OutboxKind; subject: string };

/**
 * Takes back entries about something before they are delivered. What is in hand at this moment stays.
 * @param matches by dedupe key; all of them when left out
 * @returns the dedupe keys of those that were taken back
 */
export async function withdraw(
  queries: Queries,
  { kind, subject }: Wanted,
  matches: (dedupeKey: string) => boolean = () => true,
): Promise<string[]> {
  const pending = await queries
    .selectFrom('outbox')
    .select(['id', 'dedupe_key'])
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('status', '=', 'pending')
    .execute();
  const ids = pending.filter((row) => matches(row.dedupe_key)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const gone = await queries
    .deleteFrom('outbox')
    .where('status', '=', 'pending')
    .where('id', 'in', ids)
    .returning('dedupe_key')
    .execute();
  return gone.map((row) => row.dedupe_key);
}
