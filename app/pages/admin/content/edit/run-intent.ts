import { data, redirect } from 'react-router';
import { documentAddress } from '#app/pages/admin/content/addresses.ts';
import { mistakesIn } from '#content/documents.ts';
import type { ContentDocument } from '#content/registry.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { entriesOf } from '#domain/editor/entries.ts';
import { factsOf } from '#domain/editor/facts.ts';
import { changeList } from '#domain/editor/list-changes.ts';
import { wrongFields } from '#domain/editor/wrong-fields.ts';
import { formatInstant, formatInstantTime } from '#domain/format/instant.ts';
import { dropDraft, saveDraft } from '#server/content/documents/drafts.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { findVersion } from '#server/content/documents/versions.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import { statusOf } from '#server/http/status-of.ts';
import type { Services } from '#server/ports/services.ts';
import { combined, conflictRows } from './conflict-view.ts';
import { formOf } from './document-form.ts';
import { numberIn } from './number-in.ts';
import { previewOf } from './preview.ts';
import { type Kept, type Typed, typedAgain } from './typed.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'randomId'>;
type Work = { document: ContentDocument; staffId: string; form: FormData };
/** Longest note to a version, in characters. */
const longestNote = 200;

/** Does what a button of a document's form asks for. Whatever goes wrong, what was typed comes back. */
export async function runIntent(services: Needed, work: Work) {
  const intent = String(work.form.get('intent') ?? '');
  const entries = entriesOf(work.form);
  const field = formOf(work.document);
  const changed = changeList(field, entries, intent);
  if (changed) return typedAgain(work.form, changed.entries, { focus: changed.focus, said: changed.said });
  if (intent.startsWith('preview ')) return previewOf(work.form, entries, intent.slice(8));
  try {
    if (intent === 'discard') return await discard(services, work);
    if (intent === 'draft' || intent === 'keep') return await keep(services, work, entries, intent);
    return await save(services, work, entries, intent === 'combine');
  } catch (error) {
    const expected = asDomainError(error);
    if (!expected || expected.code === 'unavailable') throw error;
    return data(typedAgain(work.form, entries, { message: expected.message }), {
      status: statusOf[expected.code],
    });
  }
}

async function discard({ db }: Needed, { document, staffId }: Work) {
  await dropDraft(db.query, { document: document.id, staffId });
  return redirect(`${documentAddress(document.id)}?discarded`, 303);
}

async function keep(services: Needed, work: Work, entries: ReadonlyMap<string, string>, intent: string) {
  const { document, staffId, form } = work;
  const facts = factsOf(formOf(document), entries) as object;
  await saveDraft(services, { document: document.id, staffId, facts, base: numberIn(form, 'base') });
  if (intent === 'keep') return redirect(`${documentAddress(document.id)}?draft&kept`, 303);
  return { kept: formatInstantTime(services.clock.now(), agencyZone) } satisfies Kept;
}

async function save(services: Needed, work: Work, entries: ReadonlyMap<string, string>, together: boolean) {
  const { document, staffId, form } = work;
  const field = formOf(document);
  const mine = factsOf(field, entries) as object;
  const began = numberIn(form, 'base');
  const base = together ? numberIn(form, 'theirs') : began;
  const facts = together
    ? (combined(field, await three(services, document, began, base, mine), form) as object)
    : mine;
  const note = String(form.get('note') ?? '')
    .trim()
    .slice(0, longestNote);
  const wrong = wrongFields(field, entries, mistakesIn(document, facts));
  if (wrong.length > 0) return data(typedAgain(work.form, entries, { wrong }), { status: 422 });
  const saved = await saveVersion(services, { document: document.id, facts, base, note, staffId });
  if (saved.kind === 'saved') return redirect(`${documentAddress(document.id)}?saved`, 303);
  if (saved.kind === 'same') return redirect(`${documentAddress(document.id)}?same`, 303);
  if (saved.kind === 'wrong')
    return data(typedAgain(work.form, entries, { wrong: wrongFields(field, entries, saved.mistakes) }), {
      status: 422,
    });
  const rows = conflictRows(field, await three(services, document, began, saved.number, mine));
  const when = formatInstant(saved.at, agencyZone);
  const conflict = { by: saved.by?.name ?? 'Somebody', when, theirs: saved.number, rows };
  return data(typedAgain(work.form, entries, { conflict }) satisfies Typed, { status: 409 });
}

/** The text that the editor began with, hers, and that of a later version. */
async function three({ db }: Needed, document: ContentDocument, began: number, later: number, mine: unknown) {
  const factsAt = async (number: number) =>
    (number > 0 ? (await findVersion(db.query, document.id, number))?.facts : undefined) ?? document.defaults;
  return { base: await factsAt(began), mine, theirs: await factsAt(later) };
}
