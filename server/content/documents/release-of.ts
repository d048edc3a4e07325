import { contentDocuments, type Mistake, mistakesIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import type { ContentDocument } from '#content/registry.ts';
import { withRelease } from '#server/content/in-use.ts';
import type { Queries } from '#server/db/db.ts';
import type { Documents } from './live-documents.ts';
import { schemaHash } from './schema-hash.ts';
import { type Stored, storedBefore, storedFacts } from './stored-facts.ts';

/** A version that its document takes no longer, and the number of the one that is used instead; 0 is the default. */
export type FellBack = {
  document: string;
  number: number;
  to: number;
  /** Whether it was saved for another form of the page. */
  formerSchema: boolean;
  mistakes: Mistake[];
};

type Used = { document: ContentDocument; stored: Stored };

/**
 * The release of given versions, by file. A version that fits no longer gives way to the last one before it that does,
 * else to what ships with the code: visitors never get a hole. What the code no longer knows is left out.
 */
export async function fittingRelease(
  queries: Queries,
  documents: Documents,
): Promise<{ release: Release; fellBack: FellBack[] }> {
  const used = (await storedFacts(queries, documents)).flatMap((stored): Used[] => {
    const document = contentDocuments.get(stored.document);
    return document ? [{ document, stored }] : [];
  });
  const fellBack: FellBack[] = [];
  let release: Release = new Map(used.map(({ document, stored }) => [document.file, stored.facts]));
  // Each by itself first, so that one that is wrong does not take those with it that speak of its facts.
  for (const around of [() => new Map(), () => release])
    for (const { document, stored } of used) {
      const facts = release.get(document.file);
      const mistakes = facts ? mistakesAmong(around(), document, facts) : [];
      if (mistakes.length === 0) continue;
      const earlier = await storedBefore(queries, stored);
      const fits = earlier.find((one) => mistakesAmong(around(), document, one.facts).length === 0);
      release = withOther(release, document, fits?.facts);
      const formerSchema = stored.schema_hash !== schemaHash(document);
      fellBack.push({
        document: document.id,
        number: stored.number,
        to: fits?.number ?? 0,
        formerSchema,
        mistakes,
      });
    }
  return { release, fellBack };
}

/** The same without what fell back: what is served. */
export async function releaseOf(queries: Queries, documents: Documents): Promise<Release> {
  return (await fittingRelease(queries, documents)).release;
}

/** What is wrong with facts where they stand beside those of a release: sentences are as long as what they name. */
function mistakesAmong(release: Release, document: ContentDocument, facts: object): Mistake[] {
  return withRelease(withOther(release, document, facts), () => mistakesIn(document, facts));
}

/** A release is never written to: what follows it is kept by its identity. */
function withOther(release: Release, { file }: ContentDocument, facts: object | undefined): Release {
  const next = new Map(release);
  if (facts) next.set(file, facts);
  else next.delete(file);
  return next;
}
