import type { Queries } from '#server/db/db.ts';
import type { Letter } from '#server/inbox/letter/letter.ts';
import { holdPerson } from '#server/people/hold.ts';
import { ownerOf } from '#server/people/person-for.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { markAnswered } from '#server/people/waiting.ts';
import type { Services } from '#server/ports/services.ts';
import type { How } from './insert-letter.ts';
import { messageSubject } from './message-subject.ts';
import { toOthers } from './own-mail.ts';

/** Takes an answer that somebody has written in a mail program to the first of its receivers who is known. */
export async function takeSent(
  services: Services,
  trx: Queries,
  letter: Letter,
  { at, history, insert }: How,
): Promise<string | null> {
  const others = await toOthers(services, letter);
  const person = await holdPerson(trx, at, async () => {
    for (const to of others) {
      const owner = await ownerOf(trx, to);
      if (owner) return owner;
    }
    return null;
  });
  if (person === null) return null;
  const author = await trx
    .selectFrom('staff')
    .select('id')
    .where('email', '=', letter.from.email)
    .executeTakeFirst();
  const id = await insert({ person, kind: 'letter', direction: 'out', authorId: author?.id ?? null });
  if (id === null) return null;
  await addToTimeline(trx, {
    personId: person,
    at,
    kind: 'letter-out',
    actor: author ? `staff:${author.id}` : 'system',
    subject: messageSubject(id),
    payload: { subject: letter.subject },
  });
  if (!history) await markAnswered(trx, person);
  return id;
}
