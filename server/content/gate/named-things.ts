import { contentDocuments } from '#content/documents.ts';
import type { DocumentFacts } from './facts.ts';
import { listAt, textAt, valueAt, wordOf } from './values.ts';

type Documents = ReadonlyMap<string, DocumentFacts>;

/** A place in a document that names another thing by its id. */
export type Naming = { document: string; field: string; id: string; page: string };

/** Everything of one kind that the service pages name in their sections. */
function* namedInSections(documents: Documents, kind: string, list: string): Generator<Naming> {
  for (const [document, { facts }] of documents) {
    if (!document.startsWith('services/')) continue;
    for (const [at, section] of listAt(facts, 'sections').entries()) {
      if (valueAt(section, 'kind') !== kind) continue;
      for (const [index, one] of listAt(section, list).entries()) {
        const field = `sections.${at}.${list}.${index}`;
        const id = wordOf(one) || textAt(one, 'slug');
        yield { document, field, id, page: `/${document}` };
      }
    }
  }
}

/** Reviews that service pages show, by their numbers. */
export const reviewsNamed = (documents: Documents) => namedInSections(documents, 'testimonials', 'ids');
/** Case studies that service pages show as cards. */
export const cardsNamed = (documents: Documents) => namedInSections(documents, 'case-studies', 'cards');

/** Questions that service pages answer, by their ids. */
export function* questionsNamed(documents: Documents): Generator<Naming> {
  for (const [document, { facts }] of documents) {
    if (!document.startsWith('services/')) continue;
    for (const [index, id] of listAt(facts, 'asked').entries()) {
      yield { document, field: `asked.${index}`, id: wordOf(id), page: `/${document}` };
    }
  }
}

/** The ids of the questions that there are. */
export const questionIds = (documents: Documents): Set<string> =>
  new Set(
    [...documents].flatMap(([document, { facts }]) =>
      document.startsWith('faqs/') ? listAt(facts, 'items').map((item) => textAt(item, 'id')) : [],
    ),
  );

/** The numbers of the reviews that there are. */
export const reviewIds = (documents: Documents): Set<string> =>
  new Set(listAt(documents.get('testimonials')?.facts).map((one) => wordOf(valueAt(one, 'id'))));

/** The case studies that the portfolio shows, in its order. */
export const studiesShown = (documents: Documents): string[] =>
  listAt(documents.get('portfolio-order')?.facts, 'ids').map(wordOf);

/** What ships of a list whose entries the program asks for by name. */
export function shippedNames(document: string, key: string): string[] {
  const defaults: unknown = contentDocuments.get(document)?.defaults;
  return listAt(defaults).flatMap((one) => textAt(one, key) || []);
}
