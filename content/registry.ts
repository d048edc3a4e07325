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

/** Documents of one kind, of which a release may have more than ship with the code. */
export type Collection = {
  /** Path from the project root, with a closing slash: 'content/case-studies/'. */
  folder: string;
  schemaOf: (id: string) => ContentDocument['schema'];
  /** What a new one begins with. */
  blankOf: (id: string) => object;
};

const collections: Collection[] = [];

/** Makes a folder known whose documents may be added to; called while modules load. */
export function registerCollection(collection: Collection): void {
  collections.push(collection);
}

const inFolder = /^([a-z0-9-]+\/)([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** A document that does not ship with the code, where there is a collection that takes it. */
function addedDocument(id: string): ContentDocument | undefined {
  const [, folder, name] = inFolder.exec(id) ?? [];
  const found = collections.find((one) => one.folder === `content/${folder}`);
  if (!found || !name || name.length > 60) return undefined;
  const file = `${found.folder}${name}.ts`;
  return { id, file, schema: found.schemaOf(name), defaults: found.blankOf(name), words: null };
}

/** Lists what ships; looked up by its id, a document that only a release has is known as well. */
class Documents extends Map<string, ContentDocument> {
  override get(id: string): ContentDocument | undefined {
    return super.get(id) ?? addedDocument(id);
  }

  override has(id: string): boolean {
    return this.get(id) !== undefined;
  }
}

const registered = new Documents();

/** The id of a document by the file that holds its defaults. */
export function documentIdOf(file: string): string {
  return file.replace(/^content\//, '').replace(/\.(ts|md)$/, '');
}

/** Makes a document known; `define` calls it while modules load. */
export function register(document: Omit<ContentDocument, 'id'>): void {
  const id = documentIdOf(document.file);
  // As it was given: its schema may be one that is made when somebody asks for it.
  registered.set(
    id,
    Object.defineProperties({ id } as ContentDocument, Object.getOwnPropertyDescriptors(document)),
  );
}

/** The documents whose files have been loaded, by id; `content/documents.ts` loads all of them. */
export const knownDocuments: ReadonlyMap<string, ContentDocument> = registered;
