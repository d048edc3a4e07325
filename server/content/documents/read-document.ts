import type { ContentDocument } from '#content/registry.ts';
import type { Queries } from '#server/db/db.ts';
import { knownDocument } from './known.ts';
import { liveDocuments } from './live-documents.ts';
import { fittingRelease } from './release-of.ts';
import { type Author, findVersion } from './versions.ts';

/** A document as somebody begins to work on it. */
export type DocumentRead = {
  document: ContentDocument;
  /** Those of the latest version that fits; else what ships with the code. */
  facts: object;
  /** The latest version: the base of what is saved next. 0 means what ships with the code. */
  number: number;
  author: Author;
  at: number | null;
  note: string;
  /** The version that visitors get. */
  liveNumber: number;
  /** The version whose facts these are, where the page has changed since the latest one and no longer takes it. */
  fellBackTo: number | null;
};

/** @throws DomainError not-found */
export async function readDocument(queries: Queries, id: string): Promise<DocumentRead> {
  const document = knownDocument(id);
  const latest = await findVersion(queries, id, 'latest');
  const live = await liveDocuments(queries);
  const number = latest?.number ?? 0;
  const { release, fellBack } = await fittingRelease(queries, { ...live, [id]: number });
  return {
    document,
    facts: release.get(document.file) ?? document.defaults,
    number,
    author: latest?.author ?? null,
    at: latest?.at ?? null,
    note: latest?.note ?? '',
    liveNumber: live[id] ?? 0,
    fellBackTo: fellBack.find((one) => one.document === id)?.to ?? null,
  };
}
