import { createHash } from 'node:crypto';
import { contentDocuments } from '#content/documents.ts';
import type { ContentDocument } from '#content/registry.ts';
import { factsText } from '#server/content/documents/facts-text.ts';
import { schemaHash } from '#server/content/documents/schema-hash.ts';
import type { Db, Queries } from '#server/db/db.ts';

const known = new WeakMap<object, string>();

/** Tells one delivered text from another; the order of fields is of no account. */
export function defaultHash({ defaults }: Pick<ContentDocument, 'defaults'>): string {
  const before = known.get(defaults);
  if (before) return before;
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(defaults)))
    .digest('hex')
    .slice(0, 32);
  known.set(defaults, hash);
  return hash;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** Whether a document ships with the code; one that was added has no delivered text. */
export function ships(id: string): boolean {
  return [...contentDocuments.keys()].includes(id);
}

/** Keeps the text that ships now, to be compared with later ones. @returns its hash; null for what does not ship */
export async function keepDefault(
  trx: Queries,
  document: ContentDocument,
  now: number,
): Promise<string | null> {
  if (!ships(document.id)) return null;
  const hash = defaultHash(document);
  await trx
    .insertInto('content_defaults')
    .values({
      ...{ document: document.id, hash, facts: factsText(document.defaults) },
      ...{ schema_hash: schemaHash(document), first_at: now },
    })
    .onConflict((conflict) => conflict.columns(['document', 'hash']).doNothing())
    .execute();
  return hash;
}

/**
 * Notes for versions from before this was noted that they were written over what ships now, which is the nearest to
 * the truth that is known.
 */
export async function noteDefaults(db: Db, now: number): Promise<void> {
  const rows = await db.query
    .selectFrom('content_versions')
    .select('document')
    .distinct()
    .where('default_hash', 'is', null)
    .execute();
  for (const { document: id } of rows.filter(({ document }) => ships(document))) {
    const document = contentDocuments.get(id);
    if (document) await settle(db.query, document, now, null);
  }
}

/**
 * Lets versions count as compared with what ships now.
 * @param number the version; null for all of which nothing is noted
 */
export async function settle(
  queries: Queries,
  document: ContentDocument,
  now: number,
  number: number | null,
): Promise<void> {
  await queries
    .updateTable('content_versions')
    .set({ default_hash: await keepDefault(queries, document, now) })
    .where('document', '=', document.id)
    .where((eb) => (number === null ? eb('default_hash', 'is', null) : eb('number', '=', number)))
    .execute();
}
