import type { ContentDocument } from '#content/registry.ts';
import { sameFacts } from '#server/content/documents/facts-text.ts';
import type { Queries } from '#server/db/db.ts';
import { keepDefault } from './defaults.ts';

type Over = {
  facts: object;
  /** Whether it was written with what ships now before the eyes. */
  settled: boolean;
  /** The number of the version before it; 0 for none. */
  latest: number;
  now: number;
};

/** The delivered text that a new version stands over: that of the one before, until somebody has compared. */
export async function defaultUnder(
  trx: Queries,
  document: ContentDocument,
  { facts, settled, latest, now }: Over,
): Promise<string | null> {
  const hash = await keepDefault(trx, document, now);
  if (latest === 0 || settled || sameFacts(facts, document.defaults)) return hash;
  const before = await trx
    .selectFrom('content_versions')
    .select('default_hash')
    .where('document', '=', document.id)
    .where('number', '=', latest)
    .executeTakeFirst();
  return before?.default_hash ?? hash;
}
