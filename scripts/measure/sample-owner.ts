import type { Insertable } from 'kysely';
import { hourMs, minuteMs } from '#domain/format/durations.ts';
import type { Queries } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';
import { amounts, claims, fillTable, sampleId, sentence } from './sample-rows.ts';

function endpoint(i: number, now: number): Insertable<Database['webhook_endpoints']> {
  return {
    id: sampleId('endpoint', i),
    ...{ name: `Program ${i}`, host: `program${i}.example`, events: '["lead.created"]' },
    ...{ sealed_url: 'sealed', sealed_secret: 'sealed', created_at: now - i * hourMs },
  };
}

/** An entry of the outbox that is done with. */
function entry(kind: 'webhook' | 'kept', i: number, at: number) {
  const about = { subject: `lead:${sampleId('lead', i)}`, dedupe_key: `measure:${kind}:${i}` };
  const times = { next_attempt_at: at, created_at: at, done_at: at };
  return { id: sampleId(kind, amounts.kept + i), ...about, ...times, attempts: 1, lease_token: null };
}

function call(i: number, now: number): Insertable<Database['outbox']> {
  const { id, ...rest } = entry('webhook', i, now - i * 4 * minuteMs);
  const createdAt = new Date(rest.created_at).toISOString();
  const payload = { id, type: 'lead.created', createdAt, text: 'New lead', data: { message: sentence } };
  return {
    ...{ id, ...rest, kind: 'webhook', payload: JSON.stringify(payload), status: 'done' },
    ...{ last_error: null, endpoint_id: sampleId('endpoint', 1 + (i % amounts.endpoints)), answer_code: 200 },
  };
}

/** An email that was written while there was no mail server, and can still be sent. */
function kept(i: number, now: number): Insertable<Database['outbox']> {
  const { name, email } = claims(i);
  const mail = { to: email, subject: `Thank you, ${name}`, text: sentence, html: `<p>${sentence}</p>` };
  const rest = { payload: JSON.stringify(mail), status: 'kept' as const, last_error: null };
  return { ...entry('kept', i, now - i * 3 * minuteMs), kind: 'email', ...rest };
}

/** Every hundredth waits for something. */
function erasure(i: number, now: number): Insertable<Database['erasures']> {
  const at = now - i * 5 * hourMs;
  return {
    ...{ id: sampleId('erasure', i), address_hash: `measure ${i}`, started_at: at },
    ...{ counts: '{"people":1,"leads":2,"bookings":1}', kept: '{"subscriptions":1}' },
    ...(i % 100 === 0 ? { finished_at: null, waits_for: 'calendar' as const } : { finished_at: at }),
  };
}

/** What the owner has set up and done: other programs that are told, emails kept for want of a server, erasures. */
export async function fillOwnersWork(query: Queries, now: number): Promise<void> {
  await fillTable(query, 'webhook_endpoints', amounts.endpoints, (i) => endpoint(i, now));
  await fillTable(query, 'outbox', amounts.calls, (i) => call(i, now));
  await fillTable(query, 'outbox', amounts.keptEntries, (i) => kept(i, now));
  await fillTable(query, 'erasures', amounts.erasures, (i) => erasure(i, now));
}
