import { redirect } from 'react-router';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import type { ContentDocument } from '#content/registry.ts';
import type { Entries } from '#domain/editor/entries.ts';
import { factsOf } from '#domain/editor/facts.ts';
import { sameFacts } from '#server/content/documents/facts-text.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { takeApart } from '#server/content/proofs/apart.ts';
import { settle } from '#server/content/shipped/defaults.ts';
import type { Services } from '#server/ports/services.ts';
import { keepDraft } from './keep-draft.ts';

type Needed = Pick<Services, 'db' | 'clock'>;
type Work = { document: ContentDocument; staffId: string; form: FormData; entries: Entries };

/**
 * Keeps an edited text as it is, whatever ships now. What was typed besides becomes a draft.
 * @throws DomainError what `keepDraft` throws, before anything is changed
 */
export async function restShipped(services: Needed, { entries, ...work }: Work) {
  const { document } = work;
  const { id } = document;
  const read = await readDocument(services.db.query, id);
  const facts = factsOf(formOf(document), entries) as object;
  const isTyped = !sameFacts(takeApart(id, facts).facts, read.facts);
  if (isTyped) await keepDraft(services, work, entries);
  await settle(services.db.query, document, services.clock.now(), read.number);
  return redirect(`${documentAddress(id)}?rested`, 303);
}
