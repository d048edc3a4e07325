import type { Selectable } from 'kysely';
import type { OutboxTable } from '#server/db/schema.ts';

type Row = Pick<Selectable<OutboxTable>, 'status' | 'failures' | 'waits_for'>;

/** Whether an entry was given up, or is tried again because its last attempt failed. */
export function isFailing({ status, failures, waits_for: waitsFor }: Row): boolean {
  return status === 'dead' || (status !== 'done' && status !== 'kept' && failures > 0 && waitsFor === null);
}
