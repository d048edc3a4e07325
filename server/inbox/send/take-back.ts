import { DomainError } from '#server/base/errors.ts';
import { messageSubject } from '#server/inbox/take/message-subject.ts';
import { withdraw } from '#server/outbox/withdraw.ts';
import { holdPerson } from '#server/people/hold.ts';
import { markWaiting } from '#server/people/waiting.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Takes a letter back that has not left yet, and gives its words to be written on. Whoever waited for it waits again.
 * @throws DomainError conflict when it has left
 */
export async function takeBack({ db, clock }: Services, id: string) {
  return db.query.transaction().execute(async (trx) => {
    const letter = () => trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    await holdPerson(trx, clock.now(), async () => (await letter())?.person_id ?? null);
    const row = await letter();
    const gone = await withdraw(trx, { kind: 'email', subject: messageSubject(id) });
    if (!row || gone.length === 0) throw new DomainError('conflict', 'The letter has already gone.');
    await trx.deleteFrom('timeline').where('subject', '=', messageSubject(id)).execute();
    await trx.deleteFrom('messages').where('id', '=', id).execute();
    const answered = row.in_reply_to
      ? await trx
          .selectFrom('messages')
          .select(['id', 'at', 'direction'])
          .where('message_id', '=', row.in_reply_to)
          .executeTakeFirst()
      : undefined;
    if (answered?.direction === 'in' && row.person_id)
      await markWaiting(trx, row.person_id, { what: 'letter', at: answered.at });
    const [to = ''] = JSON.parse(row.to_emails) as string[];
    return { to, subject: row.subject, text: row.text };
  });
}
