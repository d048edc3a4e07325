import { documentsIn } from '#content/documents.ts';
import { fillFacts } from '#content/fill.ts';
import type { Release } from '#content/live.ts';
import type { ContentDocument } from '#content/registry.ts';
import { fieldOf, textsOf } from './texts.ts';

/** A document as the release has it. */
export type DocumentFacts = {
  document: ContentDocument;
  /** As they were typed. */
  facts: object;
  /** With the facts of other fields in their sentences; as typed where these cannot be filled. */
  filled: object;
};

/** One text of a document, as it is read, with the way to it. */
export type FieldText = { document: string; field: string; text: string };

/** Fields for the agency's eyes alone: the proof of a review, and where a compared price is from. */
export const isPrivate = (field: string): boolean => /(^|\.)(proof|evidence)\.\w+$/.test(field);

/** Every document of a release, with its sentences filled. */
export function documentsOf(release: Release): Map<string, DocumentFacts> {
  return new Map(
    documentsIn(release).map((document) => {
      const facts = release.get(document.file) ?? document.defaults;
      return [document.id, { document, facts, filled: filledOr(document, facts) }];
    }),
  );
}

function filledOr({ file, words }: ContentDocument, facts: object): object {
  try {
    return words ? fillFacts(file, facts, words(facts)) : facts;
  } catch {
    // What is wrong with them is said by the rule of the schemas.
    return facts;
  }
}

/** Every text of the documents with its place. */
export function fieldTexts(documents: ReadonlyMap<string, DocumentFacts>): FieldText[] {
  return [...documents].flatMap(([document, { filled }]) =>
    [...textsOf(filled)].map(({ path, text }) => ({ document, field: fieldOf(path), text })),
  );
}
