import type { Queries } from '#server/db/db.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';
import { isFailing } from './failing.ts';

/** How an entry stands that is not done. */
export type OpenEntry = {
  dead: boolean;
  /** It was given up, or its last attempt failed. */
  failing: boolean;
  /** Code of what it waits for without having failed (`WaitReason`, also one of another version); null for nothing. */
  waitsFor: string | null;
  /** The last error, or what it waits for, in words. */
  reason: string | null;
};

/** The entries about something that are not done, the newest first. */
export async function openEntries(
  queries: Queries,
  { kind, subject }: { kind: OutboxKind; subject: string },
): Promise<OpenEntry[]> {
  const rows = await queries
    .selectFrom('outbox')
    .select(['status', 'failures', 'waits_for', 'last_error'])
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('status', 'not in', ['done', 'kept'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    dead: row.status === 'dead',
    failing: isFailing(row),
    waitsFor: row.status === 'dead' ? null : row.waits_for,
    reason: row.last_error,
  }));
}
