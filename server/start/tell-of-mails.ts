import type { Queries } from '#server/db/db.ts';
import { settleLetter } from '#server/inbox/send/settle-letter.ts';
import { believe } from '#server/inbox/take/believe.ts';
import { letterOf } from '#server/inbox/take/message-subject.ts';
import { tellStaff } from '#server/notices/tell.ts';
import type { SettledEntry } from '#server/outbox/attempt.ts';
import { knownPerson } from '#server/people/person-for.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { outboxKinds } from '#server/ports/outbox-kinds.ts';

/**
 * Tells in a person's timeline of each email that reached them or was given up. Letters that staff wrote are told
 * by whoever wrote them, unless they were given up.
 */
export async function tellOfMails(trx: Queries, entry: SettledEntry): Promise<void> {
  await tellOfUndelivered(trx, entry);
  if (entry.kind !== 'email') return;
  const letter = letterOf(entry.subject);
  if (letter !== null) return settleLetter(trx, letter, entry);
  const mail = outboxKinds.email.safeParse(JSON.parse(entry.payload)).data;
  // Held, so that the person is not gone when the line is written: that would send the mail again.
  const personId = mail && (await knownPerson(trx, mail.to, 0));
  if (!personId) return;
  await addToTimeline(trx, {
    personId,
    at: entry.at,
    kind: entry.status === 'dead' ? 'mail-failed' : 'mail-sent',
    actor: 'system',
    payload: { title: mail.subject, delivery: entry.id, ...(entry.status === 'kept' && { kept: true }) },
    ...(entry.subject && { subject: entry.subject }),
  });
  if (!entry.addressRefused) return;
  const email = mail.to.trim().toLowerCase();
  const failed = { email, failed: true, lasting: true, reason: entry.reason ?? '' };
  await believe(trx, { personId, id: null, to: [email] }, failed, entry.at);
}

/** Notices themselves are left out: whoever cannot be told cannot be told of that. */
async function tellOfUndelivered(trx: Queries, entry: SettledEntry): Promise<void> {
  if (entry.status !== 'dead' || entry.kind !== 'email' || entry.subject?.startsWith('way:')) return;
  await tellStaff(trx, entry.at, {
    ...{ id: `undelivered:${entry.id}:${entry.at}`, event: 'undelivered' },
    ...{ what: 'An email could not be delivered', about: `delivery:${entry.id}` },
  });
}
