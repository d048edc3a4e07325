import { contentDocuments } from '#content/documents.ts';
import type { Release } from '#content/live.ts';
import type { Rendering } from '#server/content/gate/rendering.ts';
import { right } from './right.ts';

type Key = string | number;

/** The defaults of a document with one field changed; `undefined` removes it. */
export function changed(id: string, way: readonly Key[], value: unknown): [file: string, facts: object] {
  const document = contentDocuments.get(id);
  if (!document) throw new Error(`There is no document '${id}'.`);
  const facts = structuredClone(document.defaults);
  let inner = facts as Record<Key, unknown>;
  for (const key of way.slice(0, -1)) inner = inner[key] as Record<Key, unknown>;
  const last = way.at(-1);
  if (last === undefined || typeof inner !== 'object')
    throw new Error(`'${id}' has no field ${way.join('.')}.`);
  inner[last] = value;
  return [document.file, facts];
}

/** A release with some documents changed. */
export const releaseOf = (...documents: [file: string, facts: object][]): Release => new Map(documents);

/** The right release with one field of one document changed. */
export function edited(id: string, way: readonly Key[], value: unknown): Rendering {
  return right({ release: releaseOf(changed(id, way, value)) });
}
