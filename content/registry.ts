import type { ZodType } from 'zod';
import type { Words } from './fill.ts';

/** One document of the site, as `define` was given it. */
export type ContentDocument = {
  /** What stores and links call it: its file without `content/` and the ending, such as 'services/web-design'. */
  id: string;
  /** Path from the project root of the file that holds its defaults. */
  file: string;
  schema: ZodType<object, object>;
  /** The facts that ship with the code. */
  defaults: object;
  /** What `{{site.…}}` and `{{offer.…}}` stand for in its sentences; null when it has none. */
  words: ((facts: object) => Words) | null;
};

const registered = new Map<string, ContentDocument>();

/** The id of a document by the file that holds its defaults. */
export function documentIdOf(file: string): string {
  return file.replace(/^content\//, '').replace(/\.(ts|md)$/, '');
}

/** Makes a document known; `define` calls it while modules load. */
export function register(document: Omit<ContentDocument, 'id'>): void {
  const id = documentIdOf(document.file);
  registered.set(id, { id, ...document });
}

/** The documents whose files have been loaded, by id; `content/documents.ts` loads all of them. */
export const knownDocuments: ReadonlyMap<string, ContentDocument> = registered;
