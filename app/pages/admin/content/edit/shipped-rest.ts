import { redirect } from 'react-router';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import type { ContentDocument } from '#content/registry.ts';
import type { Entries } from '#domain/editor/entries.ts';
import { factsOf } from '#domain/editor/facts.ts';
import { saveDraft } from '#server/content/documents/drafts.ts';
import { sameFacts } from '#server/content/documents/facts-text.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import { readDocument } from '#server/content/documents/read-document.ts';
import { takeApart } from '#server/content/proofs/apart.ts';
import { settle } from '#server/content/shipped/defaults.ts';
import type { Services } from '#server/ports/services.ts';
import { draftSeen } from './draft-seen.ts';
import { numberIn } from './number-in.ts';

type Needed = Pick<Services, 'db' | 'clock'>;
type Work = { document: ContentDocument; staffId: string; form: FormData; entries: Entries };

/** Keeps an edited text as it is, whatever ships now. What was typed besides becomes a draft. */
export async function restShipped(services: Needed, { document, staffId, form, entries }: Work) {
  const { id } = document;
  const read = await readDocument(services.db.query, id);
  await settle(services.db.query, document, services.clock.now(), read.number);
  const facts = factsOf(formOf(document), entries) as object;
  const isTyped = !sameFacts(takeApart(id, facts).facts, read.facts);
  if (isTyped)
    await saveDraft(services, {
      ...{ document: id, staffId, facts, base: numberIn(form, 'base') },
      seen: draftSeen(form),
    });
  return redirect(`${documentAddress(id)}?rested`, 303);
}
