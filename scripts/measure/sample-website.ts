import type { Insertable } from 'kysely';
import { contentDocuments, mistakesIn } from '#content/documents.ts';
import type { ContentDocument } from '#content/registry.ts';
import { hourMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';
import { largestDocument } from './owner-pages.ts';
import { fillTable, sampleId } from './sample-rows.ts';

const versions = 500;
const releases = 200;

/** The facts of a document with something said at the end of one of its texts that takes it; as they are where none does. */
function edited(document: ContentDocument, said: string): object {
  const facts = structuredClone(document.defaults);
  const tried = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const inner = value as Record<string, unknown>;
    return Object.entries(inner).some(([key, text]) => {
      if (typeof text !== 'string' || text.length < 12) return tried(text);
      inner[key] = text + said;
      if (mistakesIn(document, facts).length === 0) return true;
      inner[key] = text;
      return false;
    });
  };
  tried(facts);
  return facts;
}

/** A website that has been worked on for years: every text was saved, the largest 500 times, in 200 releases. */
export async function fillWebsite(query: Queries, now: number): Promise<void> {
  const at = (i: number) => now - (versions - i) * hourMs;
  const version = (
    document: ContentDocument,
    id: string,
    number: number,
  ): Insertable<Database['content_versions']> => ({
    ...{ id, document: document.id, number, schema_hash: '', author_id: null },
    ...{
      facts: JSON.stringify(edited(document, ` ${number}`)),
      note: `Version ${number}`,
      created_at: at(number),
    },
  });
  const largest = contentDocuments.get(largestDocument);
  if (!largest) throw new Error(`There is no document '${largestDocument}'.`);
  const others = [...contentDocuments.values()].filter(({ id }) => id !== largestDocument);
  await fillTable(query, 'content_versions', versions, (i) => version(largest, sampleId('version', i), i));
  await fillTable(query, 'content_versions', others.length, (i) =>
    version(others[i - 1] ?? largest, sampleId('version', versions + i), 1),
  );
  await fillTable(
    query,
    'content_releases',
    releases,
    (i): Insertable<Database['content_releases']> => ({
      ...{
        id: sampleId('release', i),
        number: i,
        state: i === releases ? 'live' : 'replaced',
        build: '',
        author_id: null,
      },
      documents: JSON.stringify({ [largestDocument]: i }),
      changes: JSON.stringify({ [largestDocument]: { from: i - 1, to: i } }),
      ...{ publish_at: null, back_to: null, note: `Release ${i}`, created_at: at(i), published_at: at(i) },
      ...{ ended_at: i === releases ? null : at(i + 1), ended_by: null },
    }),
  );
}
