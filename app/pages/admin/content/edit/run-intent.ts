import { data, redirect } from 'react-router';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import type { ContentDocument } from '#content/registry.ts';
import { type Entries, entriesOf } from '#domain/editor/entries.ts';
import { changeList } from '#domain/editor/list-changes.ts';
import { dropDraft } from '#server/content/documents/drafts.ts';
import { formOf } from '#server/content/documents/form-of.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/refusals/status-of.ts';
import type { Services } from '#server/ports/services.ts';
import { draftAddress, keepDraft } from './keep-draft.ts';
import { lookForPictures } from './picture-choices.ts';
import { previewOf } from './preview.ts';
import { saveIntent } from './save-intent.ts';
import { restShipped } from './shipped-rest.ts';
import { type Typed, typedAgain } from './typed.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'randomId'>;
type Work = { document: ContentDocument; staffId: string; form: FormData };

/** Does what a button of a document's form asks for. Whatever goes wrong, what was typed comes back. */
export async function runIntent(services: Needed, work: Work) {
  const intent = String(work.form.get('intent') ?? '');
  const entries = entriesOf(work.form);
  const field = formOf(work.document);
  const changed = changeList(field, entries, intent);
  if (changed) {
    const { focus, said } = changed;
    return typedAgain(work.form, changed.entries, {
      ...{ focus, said, ...(await keepUnsaved(services, work, changed.entries)) },
    });
  }
  if (intent.startsWith('pictures '))
    return lookForPictures(services.db.query, { form: work.form, entries, asked: intent.slice(9) });
  if (intent.startsWith('preview ')) return previewOf(work.form, entries, intent.slice(8));
  try {
    if (intent === 'discard') return await discard(services, work);
    if (intent === 'keep') return await keep(services, work);
    if (intent === 'shipped-rest') return await restShipped(services, { ...work, entries });
    const way = intent === 'combine' || intent === 'shipped' ? intent : 'save';
    const answer = await saveIntent(services, { ...work, entries }, way);
    if (answer instanceof Response) return answer;
    return data({ ...answer.data, ...(await keepUnsaved(services, work, entries)) }, answer.init ?? {});
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected || expected.code === 'unavailable') throw error;
    return data(typedAgain(work.form, entries, { message: expected.message }), {
      status: statusOf[expected.code],
    });
  }
}

/**
 * Without a script nothing else keeps what comes back in the form. It is a help, and not what was asked for.
 * @returns which draft the form knows from now on, unless it is the one that it knew
 */
async function keepUnsaved(services: Needed, work: Work, entries: Entries): Promise<Partial<Typed>> {
  try {
    return { draftAt: await keepDraft(services, work, entries) };
  } catch (error) {
    if (!asDomainError(error)) throw error;
    return {};
  }
}

async function discard({ db }: Needed, { document, staffId }: Work) {
  await dropDraft(db.query, { document: document.id, staffId });
  return redirect(`${documentAddress(document.id)}?discarded`, 303);
}

async function keep(services: Needed, work: Work) {
  await keepDraft(services, work);
  return redirect(draftAddress(work.document.id), 303);
}
