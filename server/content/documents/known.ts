import { contentDocuments } from '#content/documents.ts';
import type { ContentDocument } from '#content/registry.ts';
import { DomainError } from '#server/base/errors.ts';

/** A document by its id. @throws DomainError not-found */
export function knownDocument(id: string): ContentDocument {
  const document = contentDocuments.get(id);
  if (!document) throw new DomainError('not-found', 'There is no such page or text on the website.');
  return document;
}
