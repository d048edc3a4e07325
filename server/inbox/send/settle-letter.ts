import type { Queries } from '#server/db/db.ts';
import { believe } from '#server/inbox/take/believe.ts';
import { messageSubject } from '#server/inbox/take/message-subject.ts';
import type { SettledEntry } from '#server/outbox/attempt.ts';
import { holdPerson } from '#server/people/hold.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { markAnswered } from '#server/people/waiting.ts';

/** Notes what became of a letter's mail: one that was given up answers nobody, and one that goes later does after all. */
export async function settleLetter(trx: Queries, id: string, entry: SettledEntry): Promise<void> {
  const read = () => trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  const before = await read();
  if (entry.status !== 'dead' && !(entry.status === 'done' && before?.bounce_reason)) return;
  const personId = await holdPerson(trx, 0, async () => (await read())?.person_id ?? null);
  if (!before || personId === null) return;
  if (entry.status === 'done') return arrived(trx, { id, personId, at: before.at });
  const [email = ''] = JSON.parse(before.to_emails) as string[];
  await addToTimeline(trx, {
    personId,
    at: entry.at,
    kind: 'mail-failed',
    actor: 'system',
    subject: messageSubject(id),
    payload: { title: before.subject, delivery: entry.id },
  });
  const failed = { email, failed: true, lasting: entry.addressRefused, reason: entry.reason ?? '' };
  await believe(trx, { personId, id, to: [email] }, failed, entry.at);
}

type Arrived = { id: string; personId: string; at: number };

/** Sent again and taken: whoever has asked nothing since the letter was written has their answer. */
async function arrived(trx: Queries, { id, personId, at }: Arrived): Promise<void> {
  await trx.updateTable('messages').set({ bounce_reason: null }).where('id', '=', id).execute();
  const asked = await trx
    .selectFrom('timeline')
    .select('id')
    .where('person_id', '=', personId)
    .where('actor', '=', 'visitor')
    .where('at', '>', at)
    .limit(1)
    .executeTakeFirst();
  if (!asked) await markAnswered(trx, personId);
}
