import { Window } from 'happy-dom';
import { type SampleNote, sampleNotes } from './sample-notes.ts';
import type { Visit } from './visit.ts';

/** A text of a document that is to read otherwise, with the note to its version. */
type Edit = { id: string; from: string; to: string; note: string };

const published: readonly Edit[] = [
  {
    id: 'services/web-design',
    from: 'People visit, look round and leave without asking anything.',
    to: 'People come, look round and leave without a word to you.',
    note: 'Plainer words for the problem',
  },
  {
    id: 'services/crm',
    from: 'Enquiries sit in three inboxes and quotes are forgotten.',
    to: 'Enquiries lie in three inboxes, and the quote is forgotten by Friday.',
    note: 'As a client told it',
  },
];
const scheduled: Edit = {
  id: 'newsletter',
  from: 'One email a month: what we tested, and what it cost.',
  to: 'One email a month: what we tried this winter, and what it cost.',
  note: 'For the winter',
};
const saved: Edit = {
  id: 'home',
  from: 'Start with one of these four, and add the next when the first has paid for it.',
  to: 'Start with one of these four. Add the next once the first has paid for itself.',
  note: 'Two sentences instead of one',
};
const typed: Edit = {
  id: 'about',
  from: 'The person who takes your first call also signs your proposal.',
  to: 'The first voice you hear is that of whoever signs the proposal.',
  note: '',
};

/**
 * A website that has been worked on: releases and one that is scheduled, notes, a text that is saved and not
 * published, and what was typed and not saved.
 */
export async function fillWebsite(visit: Visit): Promise<void> {
  for (const [index, edit] of published.entries()) {
    await send(visit, edit, 'save');
    await publish(visit, edit, { expectLive: String(index) });
  }
  const [first, second, draft] = sampleNotes;
  for (const note of [first, second]) if (note) await writeNote(visit, note, 'save');
  await visit.postForm('/admin/content/publish', {
    document: [`notes/${first?.name}@1`, `notes/${second?.name}@1`],
    ...{ note: 'The first two notes', expectLive: String(published.length) },
  });
  if (draft) await writeNote(visit, draft, 'keep');
  await send(visit, scheduled, 'save');
  const date = Temporal.Now.plainDateISO('Europe/London').add({ days: 3 }).toString();
  await publish(visit, scheduled, {
    expectLive: String(published.length + 1),
    when: 'later',
    date,
    time: '09:00',
  });
  await send(visit, saved, 'save');
  await send(visit, typed, 'keep');
}

function publish(visit: Visit, { id, note }: Edit, fields: Record<string, string>): Promise<string> {
  return visit.postForm('/admin/content/publish', { document: `${id}@1`, note, ...fields });
}

/** Sends the form of a document with one text changed, as a browser without scripts does. */
async function send(visit: Visit, { id, from, to, note }: Edit, intent: 'save' | 'keep'): Promise<void> {
  const address = `/admin/content/documents/${id}`;
  const fields = await fieldsAt(visit, address, intent);
  const [name] = [...fields].find(([, value]) => value === from) ?? [];
  if (name === undefined) throw new Error(`‘${id}’ does not say ‘${from}’.`);
  const sent = { ...Object.fromEntries(fields), [name]: to, note, intent };
  await visit.postForm(address, sent);
}

/** Writes a note from its first step on. */
async function writeNote(visit: Visit, note: SampleNote, intent: 'save' | 'keep'): Promise<void> {
  const { title, name, summary, author, daysAgo, body, description } = note;
  const address = await visit.postForm('/admin/content/new/notes', { title, name });
  const fields = await fieldsAt(visit, address, intent);
  const date = Temporal.Now.plainDateISO('Europe/London').subtract({ days: daysAgo }).toString();
  await visit.postForm(address, {
    ...Object.fromEntries(fields),
    ...{
      'f.summary': summary,
      'f.author': author,
      'f.date': date,
      'f.bodyMarkdown': body,
      'f.sample': 'yes',
    },
    ...{ 'f.search.description': description, note: 'The first version', intent },
  });
}

/** What stands in the form of a document, by the names of its fields. */
async function fieldsAt(visit: Visit, address: string, intent: 'save' | 'keep') {
  const page = new new Window().DOMParser().parseFromString(await visit.getText(address), 'text/html');
  const form = page.querySelector(`button[value="${intent}"]`)?.closest('form');
  const fields = new Map<string, string>();
  for (const field of form?.querySelectorAll('input, textarea, select') ?? []) {
    const name = field.getAttribute('name');
    const isChoice = /^(checkbox|radio)$/.test(field.getAttribute('type') ?? '');
    if (name && (!isChoice || field.hasAttribute('checked'))) fields.set(name, textIn(field));
  }
  return fields;
}

type Control = { localName: string; textContent: string; getAttribute: (name: string) => string | null } & {
  querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null;
};

function textIn(field: Control): string {
  if (field.localName === 'textarea') return field.textContent.replace(/^\n/, '');
  if (field.localName !== 'select') return field.getAttribute('value') ?? '';
  const chosen = field.querySelector('option[selected]') ?? field.querySelector('option');
  return chosen?.getAttribute('value') ?? '';
}
