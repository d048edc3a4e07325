import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { titleOf } from '#content/document-places.ts';
import { contentDocuments } from '#content/documents.ts';
import { labelOf } from '#domain/editor/field-words.ts';
import type { Finding } from '#server/content/gate/finding.ts';

/** A finding with the places to go to, as plain data. */
export type FindingShown = {
  sentence: string;
  page: string | null;
  document: { to: string; words: string } | null;
};

export function findingShown({ sentence, page, document, field }: Finding): FindingShown {
  if (!document || !contentDocuments.has(document)) return { sentence, page, document: null };
  const last = field?.split('.').findLast((part) => !/^\d+$/.test(part));
  const words = last ? `${titleOf(document)}: ${labelOf(last)}` : titleOf(document);
  return { sentence, page, document: { to: documentAddress(document), words } };
}
