import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { unseen } from '#server/base/unseen.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { seenOf, toDataRequest } from './data-request.ts';
import { reminderOf } from './reminder.ts';
import { writeNoted } from './write-noted.ts';

/**
 * Opens a request again that was noted as answered by mistake: its last day stands as it was, and what was written in
 * the note stays. The reminder comes back unless it was sent; one whose day is over comes at once.
 * @param seen what the page showed of the answer
 * @throws DomainError not-found; `unseen` when somebody else noted something meanwhile
 */
export async function reopenDataRequest(
  services: Services,
  staff: Staff,
  id: string,
  seen: string,
): Promise<void> {
  const now = services.clock.now();
  await services.db.query.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('data_requests').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('not-found', 'There is no such request.');
    if (row.status === 'open') return;
    if (seen !== seenOf(toDataRequest(row))) throw unseen(notedMeanwhile);
    const open = { status: 'open', answered_on: null, outcome: null } as const;
    await writeNoted(trx, { row, now }, open, notedMeanwhile);
    await enqueue(trx, now, [reminderOf(id, row.due_on)]);
  });
  services.wakeOutbox();
  services.log.info('data-request-reopened', { id, by: staff.id });
}

const notedMeanwhile =
  'Somebody else noted an answer while you had the page open. It stands below. Open the request again if it is still a mistake.';
