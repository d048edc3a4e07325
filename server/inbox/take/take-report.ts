import type { Failure } from '#domain/letters/bounce.ts';
import type { Queries } from '#server/db/db.ts';
import type { Letter } from '#server/inbox/letter/letter.ts';
import { holdPerson } from '#server/people/hold.ts';
import { ownerOf } from '#server/people/person-for.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';
import { believe } from './believe.ts';
import { mailOfThread } from './find-person.ts';
import type { How } from './insert-letter.ts';
import { messageSubject } from './message-subject.ts';

/**
 * Takes a server's report to the person whose mail it is about. Only a report that names the id of a mail of ours, and
 * an address that it went to, speaks against that address: anybody can send a report.
 */
export async function takeReport(
  _: Services,
  trx: Queries,
  letter: Letter,
  { at, insert }: Omit<How, 'history'>,
): Promise<string | null> {
  const failures = letter.report?.failures ?? [];
  const original = letter.report?.originalId;
  const find = async () => (original ? mailOfThread(trx, [original]) : null);
  const person = await holdPerson(trx, 0, async () => (await find())?.personId ?? firstOwner(trx, failures));
  if (person === null) return null;
  const mail = await find();
  const id = await insert({ person, kind: 'bounce' });
  if (id === null) return null;
  const failed = mail ? failures.find((one) => one.failed && mail.to.includes(one.email)) : undefined;
  const about = failed ?? failures[0];
  await addToTimeline(trx, {
    personId: person,
    at,
    kind: 'bounce',
    actor: 'system',
    subject: messageSubject(id),
    payload: { email: about?.email ?? '', reason: about?.reason ?? '', believed: failed !== undefined },
  });
  if (mail && failed) await believe(trx, mail, failed, at);
  return id;
}

async function firstOwner(trx: Queries, failures: readonly Failure[]): Promise<string | null> {
  for (const { email } of failures) {
    const owner = await ownerOf(trx, email);
    if (owner) return owner;
  }
  return null;
}
