import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { messageSubject } from '#server/inbox/take/message-subject.ts';
import { withdraw } from '#server/outbox/withdraw.ts';
import { answerSince } from '#server/people/answer-since.ts';
import { holdPerson } from '#server/people/hold.ts';
import { longer, type Waited, waitAgain } from '#server/people/waiting.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Takes a letter back that has not left yet, and gives its words to be written on. Whoever waited for it
 * waits again, since when and by when they did, unless another answer has gone since.
 * @throws DomainError conflict when it has left
 */
export async function takeBack({ db, clock }: Services, id: string) {
  return db.query.transaction().execute(async (trx) => {
    const letter = () => trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    await holdPerson(trx, clock.now(), async () => (await letter())?.person_id ?? null);
    const row = await letter();
    const gone = await withdraw(trx, { kind: 'email', subject: messageSubject(id) });
    if (!row || gone.length === 0) throw new DomainError('conflict', 'The letter has already gone.');
    const lines = await trx
      .deleteFrom('timeline')
      .where('subject', '=', messageSubject(id))
      .returning(['kind', 'payload'])
      .execute();
    await trx.deleteFrom('messages').where('id', '=', id).execute();
    const line = lines.find(({ kind }) => kind === 'letter-out');
    const { waited } = JSON.parse(line?.payload ?? '{}') as { waited?: Waited };
    if (row.person_id && waited) await giveBack(trx, row.person_id, waited, row.at);
    const [to = ''] = JSON.parse(row.to_emails) as string[];
    return { to, subject: row.subject, text: row.text };
  });
}

/** A wait that another letter has ended since goes to that one, which may be taken back as well. */
async function giveBack(trx: Queries, personId: string, waited: Waited, sentAt: number): Promise<void> {
  const answer = await answerSince(trx, personId, sentAt);
  if (!answer) return waitAgain(trx, personId, waited);
  if (answer.kind !== 'letter-out') return;
  const told = JSON.parse(answer.payload) as { waited?: Waited };
  const payload = JSON.stringify({ ...told, waited: longer(waited, told.waited) });
  await trx.updateTable('timeline').set({ payload }).where('id', '=', answer.id).execute();
}
