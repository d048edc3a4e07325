import { sql } from 'kysely';
import type { Db, Queries } from '#server/db/db.ts';
import type { SearchDocument } from './document.ts';

/** Writes documents in place of those before. */
export async function writeDocuments(
  trx: Queries,
  engine: Db['engine'],
  documents: readonly SearchDocument[],
): Promise<void> {
  for (const document of documents) {
    await (engine === 'postgres' ? onPostgres(trx, document) : onSqlite(trx, document));
  }
}

function onSqlite(trx: Queries, { personId, text, names, contact, words, near }: SearchDocument) {
  const columns = [names, contact, words, near].map((some) => some.join(' '));
  return sql`insert into search_documents (person_id, text, names, contact, words, near)
    values (${personId}, ${text}, ${sql.join(columns)})
    on conflict (person_id) do update set text = excluded.text, names = excluded.names,
      contact = excluded.contact, words = excluded.words, near = excluded.near`.execute(trx);
}

function onPostgres(trx: Queries, document: SearchDocument) {
  const { personId, text } = document;
  return sql`insert into search_documents (person_id, text, tokens)
    values (${personId}, ${text}, ${tokensOf(document)}::tsvector)
    on conflict (person_id) do update set text = excluded.text, tokens = excluded.tokens`.execute(trx);
}

/** The index entries of a document as PostgreSQL writes them. Words hold letters and digits only, so nothing is quoted. */
function tokensOf({ names, contact, words, near }: SearchDocument): string {
  const weights = new Map<string, Set<string>>();
  const add = (some: string[], weight: string) => {
    for (const word of some) weights.set(word, (weights.get(word) ?? new Set()).add(weight));
  };
  add(names, '1A');
  add(contact, '2B');
  add(words, '3C');
  const tokens = [...weights].map(([word, places]) => `'${word}':${[...places].join(',')}`);
  return [...tokens, ...near.map((form) => `'~${form}':4D`)].join(' ');
}
