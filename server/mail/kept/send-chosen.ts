import { mustBeOwner } from '#server/auth/must-be-owner.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { sendKept } from '#server/outbox/kept.ts';
import type { Services } from '#server/ports/services.ts';
import { offeredMails } from './offered.ts';

/**
 * Has emails that were kept go out, of those that are still offered at this moment. Each goes under its own
 * Message-ID; the others stay kept.
 * @returns how many
 * @throws DomainError forbidden, or conflict without a mail server
 */
export async function sendChosen(services: Services, staff: Staff, ids: readonly string[]): Promise<number> {
  const { db, clock, log, settings, wakeOutbox } = services;
  await settings.fresh();
  if (services.mail.kind === 'disk') throw new DomainError('conflict', 'Please set up a mail server first.');
  const count = await db.query.transaction().execute(async (trx) => {
    await mustBeOwner(trx, staff, 'Only an owner can have emails go out that were kept.');
    const offered = (await offeredMails(services, trx)).filter(({ use }) => use !== 'stale');
    const chosen = offered.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
    return sendKept(trx, chosen, clock.now());
  });
  log.info('kept-mails-sent', { by: staff.id, count });
  wakeOutbox();
  return count;
}
