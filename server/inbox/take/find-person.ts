import { localPart } from '#domain/letters/message-ids.ts';
import type { Queries } from '#server/db/db.ts';
import { mailsById } from '#server/outbox/mails-by-id.ts';
import { ownerOf } from '#server/people/person-for.ts';

/** A mail that was sent, found by its Message-ID. */
export type Known = {
  personId: string /** The letter's row; null for a mail that the site made. */;
  id: string | null;
  to: string[];
};

/** The latest mail of a thread that is known, as letters or as mails that the site has sent to somebody. */
export async function mailOfThread(queries: Queries, ids: readonly string[]): Promise<Known | null> {
  if (ids.length === 0) return null;
  const letter = await queries
    .selectFrom('messages')
    .select(['id', 'person_id', 'to_emails', 'direction'])
    .where('message_id', 'in', ids)
    .where('person_id', 'is not', null)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  if (letter?.person_id) {
    const to = letter.direction === 'out' ? (JSON.parse(letter.to_emails) as string[]) : [];
    return { personId: letter.person_id, id: letter.direction === 'out' ? letter.id : null, to };
  }
  for (const { subject, to } of await mailsById(queries, ids.map(localPart))) {
    const personId = await personOfSubject(queries, subject ?? '');
    if (personId && (await ownerOf(queries, to)) === personId) return { personId, id: null, to: [to] };
  }
  return null;
}

const tableOf = { lead: 'leads', booking: 'bookings', newsletter: 'newsletter_subscriptions' } as const;

/** Whom 'lead:…', 'booking:…' or 'newsletter:…' is about. */
async function personOfSubject(queries: Queries, subject: string): Promise<string | null> {
  const [kind = '', id = ''] = subject.split(':');
  if (!Object.hasOwn(tableOf, kind)) return null;
  const table = tableOf[kind as keyof typeof tableOf];
  const row = await queries.selectFrom(table).select('person_id').where('id', '=', id).executeTakeFirst();
  return row?.person_id ?? null;
}
