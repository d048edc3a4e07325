import { pendingChanges } from '#server/content/documents/pending.ts';
import type { Queries } from '#server/db/db.ts';
import { dueAt } from './due.ts';
import { scheduledReleases } from './history.ts';

/**
 * How many texts colleagues saved that nobody has published or scheduled: whoever publishes learns of them here, since
 * a text that was saved tells nobody.
 */
export async function savedByOthers(queries: Queries, staffId: string): Promise<number> {
  const pending = await pendingChanges(queries);
  const others = pending.filter(({ author }) => author !== null && author.id !== staffId);
  if (others.length === 0) return 0;
  const scheduled = await scheduledReleases(queries);
  return others.filter(({ document, number }) => dueAt(scheduled, document, number) === null).length;
}
