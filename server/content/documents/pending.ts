import { putAwayItems } from '#server/content/collections/put-away.ts';
import type { Queries } from '#server/db/db.ts';
import { latestVersions } from './latest-versions.ts';
import { liveDocuments } from './live-documents.ts';
import type { Version } from './versions.ts';

/** A document whose latest version visitors do not get; `liveNumber` is the one that they do. */
export type Pending = Version & { liveNumber: number };

/** What would change if everything that is saved were published, the latest first; not what was put away unpublished. */
export async function pendingChanges(queries: Queries): Promise<Pending[]> {
  const live = await liveDocuments(queries);
  const latest = await latestVersions(queries);
  const away = await putAwayItems(queries);
  return latest
    .map((version) => ({ ...version, liveNumber: live[version.document] ?? 0 }))
    .filter(({ number, liveNumber }) => number !== liveNumber)
    .filter(({ document, liveNumber }) => liveNumber > 0 || !away.has(document));
}
