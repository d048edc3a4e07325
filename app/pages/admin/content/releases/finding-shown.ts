import { documentAddress, fieldAddress } from '#app/pages/admin/content/addresses.ts';
import { contentDocuments } from '#content/documents.ts';
import { fieldLabels } from '#server/content/gate/field-labels.ts';
import type { Finding } from '#server/content/gate/finding.ts';

import type { FindingShown } from './finding-groups.ts';

/** A finding as it is shown, with the way to its field. @param titled what documents are called */
export function findingShown(
  { sentence, severity, page, document, field }: Finding,
  titled: (id: string) => string,
): FindingShown {
  const refuses = severity === 'refusal';
  const whole = page === '/' ? 'Home' : (page ?? 'The whole site');
  if (!document || !contentDocuments.has(document))
    return { sentence, refuses, page, document: null, about: whole };
  const about = titled(document);
  const last = field ? fieldLabels(document, field).at(-1) : undefined;
  const to = field ? fieldAddress(document, field) : documentAddress(document);
  return {
    sentence,
    refuses,
    page,
    document: { to, words: last ? `${about}: ${last}` : about },
    about,
  };
}
