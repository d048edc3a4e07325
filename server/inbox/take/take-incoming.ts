import { isAutomatic } from '#domain/letters/automatic.ts';
import { senderConfirmed } from '#domain/letters/sender-confirmed.ts';
import type { Queries } from '#server/db/db.ts';
import type { Letter } from '#server/inbox/letter/letter.ts';
import { tellStaff } from '#server/notices/tell.ts';
import { holdPerson } from '#server/people/hold.ts';
import { ownerOf } from '#server/people/person-for.ts';
import { reopen } from '#server/people/reopen.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { markWaiting } from '#server/people/waiting.ts';
import type { Services } from '#server/ports/services.ts';
import { mailOfThread } from './find-person.ts';
import type { How } from './insert-letter.ts';
import { threadOf } from './is-wanted.ts';
import { messageSubject } from './message-subject.ts';
import { ownAddresses } from './own-mail.ts';

/**
 * Takes a letter to its person: by its sender's address, else by the thread that it answers, which is told. What is
 * nobody's waits to be looked at. A colleague's letter counts as that of whom it passes on, or not at all.
 */
export async function takeIncoming(
  services: Services,
  trx: Queries,
  letter: Letter,
  { at, history, insert }: How,
): Promise<string | null> {
  const isOwn = (await ownAddresses(services)).has(letter.from.email);
  const from = isOwn ? letter.forwarded : letter.from;
  if (!from) return null;
  const thread = isOwn ? [] : threadOf(letter);
  const person = await holdPerson(trx, at, async () => {
    return (await ownerOf(trx, from.email)) ?? (await mailOfThread(trx, thread))?.personId ?? null;
  });
  const automatic = isAutomatic(letter.evidence, isOwn || person !== null);
  if (person === null && (automatic || history)) return null;
  const stranger = person !== null && (await ownerOf(trx, from.email)) !== person;
  const kind = automatic ? 'automatic' : 'letter';
  const confirmed = isConfirmed(services, letter);
  const passedOnBy = isOwn ? letter.from.email : null;
  const id = await insert({ person, kind, from, stranger, passedOnBy, confirmed });
  if (id === null || person === null) return id;
  await addToTimeline(trx, {
    personId: person,
    at,
    kind: automatic ? 'letter-automatic' : 'letter-in',
    actor: 'visitor',
    subject: messageSubject(id),
    payload: { subject: letter.subject, ...(confirmed === false && { unconfirmed: true }) },
  });
  if (automatic) return id;
  if (!stranger) await takesMailAgain(trx, from.email);
  if (history) return id;
  await reopen(trx, person, at);
  await markWaiting(trx, person, { what: 'letter', at });
  const news = { id: messageSubject(id), event: 'letter', what: 'Email from {name}' } as const;
  await tellStaff(trx, services.clock.now(), { ...news, about: `person:${person}` });
  return id;
}

/** Whether the mailbox's server has confirmed its sender; null where it is not known by what name that server tells. */
function isConfirmed({ env }: Pick<Services, 'env'>, { findings, from }: Letter): boolean | null {
  const server = env.MAILBOX_AUTHSERV_ID;
  return server ? senderConfirmed(findings, { server, from: from.email }) : null;
}

async function takesMailAgain(trx: Queries, email: string): Promise<void> {
  await trx
    .updateTable('person_addresses')
    .set({ bounced_at: null, bounce_reason: '' })
    .where('email_key', '=', email)
    .where('bounced_at', 'is not', null)
    .execute();
}
