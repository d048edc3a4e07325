import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { addToTimeline, touchPerson } from '#server/people/timeline.ts';
import { markAnswered } from '#server/people/waiting.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Notes that somebody was answered outside the site, by phone or letter. Doing it twice changes nothing.
 * @throws DomainError not-found
 */
export async function noteAnswered(services: Services, staff: Staff, id: string): Promise<void> {
  const at = services.clock.now();
  await services.db.query.transaction().execute(async (trx) => {
    if (!(await touchPerson(trx, id, 0))) throw new DomainError('not-found', 'There is no such person.');
    if (!(await markAnswered(trx, id))) return;
    await addToTimeline(trx, { personId: id, at, kind: 'answered', actor: `staff:${staff.id}` });
  });
  services.log.info('person-answered', { id, by: staff.id });
}
