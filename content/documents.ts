import './about-labels.ts';
import './about.ts';
import './alt.ts';
import './booking-manage.ts';
import './booking.ts';
import './brand-colours.ts';
import './call.ts';
import './careers.ts';
import './consent.ts';
import './contact.ts';
import './drawings/all.ts';
import './emails/bookings.ts';
import './emails/data-requests.ts';
import './emails/enquiries.ts';
import './emails/newsletter.ts';
import './expert.ts';
import './faqs/all.ts';
import './faqs/pages.ts';
import './faqs/section.ts';
import './form-ways.ts';
import './home.ts';
import './legal/all.ts';
import './legal/retention.ts';
import './legal/storage.ts';
import './navigation.ts';
import './newsletter.ts';
import './not-found.ts';
import './notes.ts';
import './offer/summer.ts';
import './pages.ts';
import './portfolio-order.ts';
import './portfolio.ts';
import './quote.ts';
import './redirects.ts';
import './refusals.ts';
import './services/all.ts';
import './reviews.ts';
import './services/index.ts';
import './services/labels.ts';
import './shore.ts';
import './sums/words.ts';
import './words/all.ts';
import './your-data.ts';
import { factsNamed, fillFacts, type Words } from './fill.ts';
import { keptWhileSame } from './kept-while-same.ts';
import type { Release } from './live.ts';
import { inPlainWords } from './plain-words.ts';
import { type ContentDocument, documentIdOf, knownDocuments } from './registry.ts';

/** Every document of the site by its id: what the owner edits, and what a release names. */
export const contentDocuments: ReadonlyMap<string, ContentDocument> = knownDocuments;

/** The documents of a release: those that ship, then those that only this release has. */
export function documentsIn(release: Release): ContentDocument[] {
  const shipped = [...contentDocuments.values()];
  const files = new Set(shipped.map(({ file }) => file));
  const added = [...release.keys()].filter((file) => !files.has(file)).sort();
  return [...shipped, ...added.flatMap((file) => contentDocuments.get(documentIdOf(file)) ?? [])];
}

/** What is wrong with one field: the way to it from the top of the document, and a sentence without its subject. */
export type Mistake = { path: readonly PropertyKey[]; message: string };

/** What is wrong with facts for a document, field by field; nothing when its schema takes them. */
export function mistakesIn({ file, schema, words }: ContentDocument, facts: unknown): Mistake[] {
  const found = foundBy(schema);
  try {
    // Lengths hold for sentences as they are read, with their facts in them.
    return found(words ? fillFacts(file, facts, words(facts as object)) : facts);
  } catch (error) {
    // Either the facts are not what sentences can be made of, or a sentence names one that there is not.
    const wrong = found(facts);
    if (wrong.length > 0) return wrong;
    const unknown = unknownFacts(facts, wordsOr(words, facts));
    if (unknown.length > 0) return unknown;
    return [{ path: [], message: error instanceof Error ? error.message : String(error) }];
  }
}

type Find = (value: unknown) => Mistake[];
const finders = new WeakMap<ContentDocument['schema'], Find>();

/** What a schema says of facts. Each release is judged whole, and most of it is as it was in the one before. */
function foundBy(schema: ContentDocument['schema']): Find {
  const known = finders.get(schema);
  if (known) return known;
  const find = keptWhileSame((value: unknown) =>
    (schema.safeParse(value, { error: inPlainWords }).error?.issues ?? []).map(({ path, message }) => ({
      path,
      message,
    })),
  );
  finders.set(schema, find);
  return find;
}

const wordsOr = (words: ContentDocument['words'], facts: unknown) => {
  try {
    return words?.(facts as object) ?? {};
  } catch {
    return null;
  }
};

/** Every text that names a fact in braces that there is not. */
function unknownFacts(facts: unknown, words: Words | null, path: readonly PropertyKey[] = []): Mistake[] {
  if (words === null) return [];
  if (typeof facts === 'string') {
    const name = factsNamed(facts).find((one) => !Object.hasOwn(words, one));
    return name === undefined ? [] : [{ path, message: `names ‘{{${name}}}’, and there is no such fact` }];
  }
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, inner]) => unknownFacts(inner, words, [...path, key]));
}
