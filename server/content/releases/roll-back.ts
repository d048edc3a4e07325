import { DomainError } from '#server/base/errors.ts';
import { createLaps } from '#server/base/laps.ts';
import { type Documents, readDocuments } from '#server/content/documents/live-documents.ts';
import { unprovenIn } from '#server/content/proofs/unproven.ts';
import type { Made } from '#server/content/render/made.ts';
import { keptFiles } from '#server/content/serving/kept-files.ts';
import type { Queries } from '#server/db/db.ts';
import { changesBetween } from './changes.ts';
import { liveRelease } from './live.ts';
import { makeOf } from './make.ts';
import { mustPublish } from './may-publish.ts';
import { type Published, store, type ToPublish } from './publish.ts';
import { isRefused, type Publishing } from './publishing.ts';

type ToGoBack = Omit<ToPublish, 'documents'> & {
  /** The number of a release that visitors had; 0 for what ships with the code. */
  to: number;
};

/**
 * Publishes what an earlier release had, as a new one. Its stored files are used at once where this build made them:
 * they were judged then.
 * @throws DomainError forbidden, not-found, or conflict when it is what visitors have
 */
export async function rollBack(services: Publishing, wanted: ToGoBack): Promise<Published> {
  const { db, content } = services;
  const laps = createLaps();
  await mustPublish(db.query, wanted.staffId);
  const live = await liveRelease(db.query);
  if (live.number !== wanted.expectLive) return { kind: 'changed', live: live.number };
  const former = await formerRelease(db.query, wanted.to);
  const changes = changesBetween(live.documents, former.documents);
  if (Object.keys(changes).length === 0)
    throw new DomainError('conflict', 'Visitors have exactly this now. There is nothing to go back to.');
  // A proof may have been erased since it was judged.
  const isProven = (await unprovenIn(db.query, former.documents)).length === 0;
  const kept = former.build === content.build && isProven ? await keptFiles(db, former.id) : [];
  const made: Made =
    kept.length > 0 ? { files: kept, findings: [] } : await makeOf(services, former.documents, {});
  laps.end('made');
  if (isRefused(made.findings)) return { kind: 'refused', findings: made.findings };
  return store(services, { wanted, live, documents: former.documents, made, backTo: wanted.to, laps });
}

type Former = { id: string; build: string | null; documents: Documents };

async function formerRelease(queries: Queries, number: number): Promise<Former> {
  if (number === 0) return { id: '', build: null, documents: {} };
  const row = await queries
    .selectFrom('content_releases')
    .select(['id', 'build', 'documents'])
    .where('number', '=', number)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (!row) throw new DomainError('not-found', 'There was no such release.');
  return { ...row, documents: readDocuments(row.documents) };
}
