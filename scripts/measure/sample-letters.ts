import { type Insertable, sql } from 'kysely';
import { dayMs, minuteMs } from '#domain/format/durations.ts';
import type { Db } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';
import { amounts, claims, fillTable, pick, sampleId, sentence } from './sample-rows.ts';

/** Every twentieth is of somebody unknown; a hundred belong to the person with the longest timeline. */
function letter(i: number, now: number): Insertable<Database['messages']> {
  const unsorted = i % 20 === 0;
  const at = now - i * 7 * minuteMs;
  const { name, email } = claims(i);
  return {
    id: sampleId('letter', i),
    person_id: unsorted ? null : sampleId('person', i <= 100 ? 1 : i),
    direction: pick(['in', 'out'], i),
    kind: 'letter',
    state: unsorted ? 'unsorted' : 'sorted',
    message_id: `<${i}@measure.example>`,
    ...{ in_reply_to: null, refs: '', from_name: name, from_email: email, to_emails: '[]' },
    subject: `About our project ${i}`,
    text: sentence.repeat(20),
    at,
    created_at: at,
  };
}

function note(i: number, now: number): Insertable<Database['notes']> {
  const at = now - i * 9 * minuteMs;
  const person_id = sampleId('person', i <= 100 ? 1 : i);
  return {
    id: sampleId('note', i),
    person_id,
    author_id: null,
    text: sentence,
    created_at: at,
    updated_at: at,
  };
}

/** Every tenth is open. */
function request(i: number, now: number): Insertable<Database['data_requests']> {
  const open = i % 10 === 0;
  const at = now - i * 60 * minuteMs;
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  const { name, email } = claims(i);
  return {
    ...{ id: sampleId('request', i), kind: 'copy', status: open ? 'open' : 'answered', request_key: null },
    ...{ name, email, email_key: email, about: '', message: sentence, reasons: '[]' },
    ...{ received_at: at, due_on: day(at + 30 * dayMs), acknowledged_at: at, updated_at: at },
    ...(open ? {} : { answered_on: day(at + dayMs), outcome: 'done' as const }),
  };
}

/** What people wrote and asked, beside what `fillDatabase` wrote. PostgreSQL looks at its tables by itself some time. */
export async function fillLetters({ query, engine }: Db, now: number): Promise<void> {
  await fillTable(query, 'messages', amounts.letters, (i) => letter(i, now));
  await fillTable(query, 'notes', amounts.notes, (i) => note(i, now));
  await fillTable(query, 'data_requests', amounts.requests, (i) => request(i, now));
  if (engine === 'postgres') await sql`vacuum analyze`.execute(query);
}
