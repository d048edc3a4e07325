import { type Pending, pendingChanges } from '#server/content/documents/pending.ts';
import type { Queries } from '#server/db/db.ts';
import { dueAt } from './due.ts';
import { type ReleaseLine, scheduledReleases } from './history.ts';

/** What is saved and visitors do not get, and the releases that will bring some of it. */
export type Unpublished = { pending: Pending[]; scheduled: ReleaseLine[] };

/** The same for everybody who asks. */
export async function unpublished(queries: Queries): Promise<Unpublished> {
  return { pending: await pendingChanges(queries), scheduled: await scheduledReleases(queries) };
}

/**
 * How many texts colleagues saved that nobody has published or scheduled: whoever publishes learns of them here, since
 * a text that was saved tells nobody.
 */
export function savedByOthers({ pending, scheduled }: Unpublished, staffId: string): number {
  return pending
    .filter(({ author }) => author !== null && author.id !== staffId)
    .filter(({ document, number }) => dueAt(scheduled, document, number) === null).length;
}
