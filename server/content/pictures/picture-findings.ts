import { documentsIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import { findingsOf } from '#server/content/gate/gate.ts';
import { pictureRules } from '#server/content/gate/rules/pictures.ts';
import type { Queries } from '#server/db/db.ts';
import { pictureStates } from './states.ts';

/** What speaks against the pictures of a release, said before its pages are made: no page is needed to know it. */
export async function pictureFindings(queries: Queries, release: Release, now: number): Promise<Finding[]> {
  const pictures = await pictureStates(queries, release, now);
  const documents = new Map(
    documentsIn(release).map(({ id, file, defaults }) => [id, { facts: release.get(file) ?? defaults }]),
  );
  return pictureRules.flatMap((rule) => findingsOf(rule, { documents, pictures }));
}
