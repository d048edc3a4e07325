import { textsIn } from '#domain/data-requests/mentions.ts';
import type { Queries } from '#server/db/db.ts';
import type { Source } from './document.ts';

/** What the documents of these people are made of; those who are gone are not among them. */
export async function sourcesOf(queries: Queries, ids: readonly string[]): Promise<Source[]> {
  const people = await queries
    .selectFrom('people')
    .select(['id', 'name', 'company', 'phone'])
    .where('id', 'in', ids)
    .execute();
  const sources = new Map<string, Source>(
    people.map(({ id, name, company, phone }) => [
      id,
      { personId: id, names: [name, company], emails: [], phones: [phone], texts: [] },
    ]),
  );
  for (const { person_id: id, email } of await addresses(queries, ids)) sources.get(id)?.emails.push(email);
  for (const { id, text } of await notes(queries, ids)) sources.get(id)?.texts.push(text);
  for (const { id, subject, text } of await letters(queries, ids))
    sources.get(id ?? '')?.texts.push(subject, text);
  for (const row of await enquiries(queries, ids)) {
    const source = sources.get(row.person_id ?? '');
    source?.names.push(row.name, row.company);
    source?.phones.push(row.phone);
    // What was written at length comes first: it is shown around the words that were found.
    source?.texts.push(...textsIn(JSON.parse(row.payload)).sort((a, b) => b.length - a.length));
  }
  for (const row of await calls(queries, ids)) {
    const source = sources.get(row.person_id ?? '');
    source?.names.push(row.name, row.company);
    source?.phones.push(row.phone);
    source?.texts.push(row.message, row.notes, row.cancel_reason);
  }
  return [...sources.values()];
}

const addresses = (queries: Queries, ids: readonly string[]) =>
  queries
    .selectFrom('person_addresses')
    .select(['person_id', 'email'])
    .where('person_id', 'in', ids)
    .orderBy('created_at')
    .execute();

const notes = (queries: Queries, ids: readonly string[]) =>
  queries
    .selectFrom('notes')
    .select(['person_id as id', 'text'])
    .where('person_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute();

const letters = (queries: Queries, ids: readonly string[]) =>
  queries
    .selectFrom('messages')
    .select(['person_id as id', 'subject', 'text'])
    .where('person_id', 'in', ids)
    .orderBy('at', 'desc')
    .execute();

const enquiries = (queries: Queries, ids: readonly string[]) =>
  queries
    .selectFrom('leads')
    .select(['person_id', 'name', 'company', 'phone', 'payload'])
    .where('person_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute();

const calls = (queries: Queries, ids: readonly string[]) =>
  queries
    .selectFrom('bookings')
    .select(['person_id', 'name', 'company', 'phone', 'message', 'notes', 'cancel_reason'])
    .where('person_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute();
