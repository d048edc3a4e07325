import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { messageSubject } from '#server/inbox/take/message-subject.ts';
import { personFor } from '#server/people/person-for.ts';
import { reopen } from '#server/people/reopen.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { markWaiting } from '#server/people/waiting.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Makes the sender of a letter a person who waits for an answer, or finds the one of that address. All letters from
 * there go with it. A second click finds it done.
 * @returns the person's id
 */
export async function makePerson(services: Services, staff: Staff, id: string): Promise<string> {
  const personId = await services.db.query.transaction().execute(async (trx: Queries) => {
    const letter = await trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!letter) throw new DomainError('not-found', 'There is no such letter.');
    if (letter.person_id) return letter.person_id;
    const name = letter.from_name || (letter.from_email.split('@')[0] ?? '');
    const at = services.clock.now();
    const person = await personFor(trx, { email: letter.from_email, name, phone: '', company: '', at });
    const moved = await trx
      .updateTable('messages')
      .set({ person_id: person.id, state: 'sorted' })
      .where('from_email', '=', letter.from_email)
      .where('person_id', 'is', null)
      .returning(['id', 'at', 'subject', 'sender_confirmed as confirmed'])
      .execute();
    for (const one of moved) {
      const payload = { subject: one.subject, ...(one.confirmed === 0 && { unconfirmed: true }) };
      const about = { subject: messageSubject(one.id), payload };
      await addToTimeline(trx, {
        personId: person.id,
        at: one.at,
        kind: 'letter-in',
        actor: 'visitor',
        ...about,
      });
    }
    // Somebody else was faster, and has said all of it.
    if (moved.length === 0) return person.id;
    await reopen(trx, person.id, at);
    const first = Math.min(...moved.map((one) => one.at));
    await markWaiting(trx, person.id, { what: 'letter', at: first });
    return person.id;
  });
  services.log.info('letter-sorted', { id, by: staff.id });
  return personId;
}
