import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import type { ContentDocument } from '#content/registry.ts';
import { type Entries, entriesOf } from '#domain/editor/entries.ts';
import { factsOf } from '#domain/editor/facts.ts';
import { saveDraft } from '#server/content/documents/drafts.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import type { Services } from '#server/ports/services.ts';
import { draftSeen } from './draft-seen.ts';
import { numberIn } from './number-in.ts';

type Work = { document: ContentDocument; staffId: string; form: FormData };

/**
 * Keeps what stands in a form as its sender's draft, wrong or unfinished as it is.
 * @param entries what stands in it now, where that is not what was sent
 * @returns when it was kept, in epoch milliseconds
 * @throws DomainError too-large, conflict when it would take the place of what was typed in another window
 */
export async function keepDraft(
  services: Pick<Services, 'db' | 'clock'>,
  { document, staffId, form }: Work,
  entries: Entries = entriesOf(form),
): Promise<number> {
  const facts = factsOf(formOf(document), entries) as object;
  return saveDraft(services, {
    ...{ document: document.id, staffId, facts, base: numberIn(form, 'base') },
    seen: draftSeen(form),
  });
}

/** Where a draft is gone on with. */
export const draftAddress = (id: string) => `${documentAddress(id)}?kept`;
