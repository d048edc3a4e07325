import type { CurrentStaff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { OutboxKind } from '#server/ports/outbox-kinds.ts';
import type { Services } from '#server/ports/services.ts';
import { deliveredKinds } from './deliveries.ts';
import { mustBeShown } from './for-owners.ts';

type Again = { kinds?: readonly OutboxKind[]; delivered?: boolean };

/**
 * Has an e-mail or hook tried again from the start: one that was given up, or one that still waits for its next
 * attempt. What was delivered is not sent twice, unless it is asked for.
 * @throws DomainError not-found, also for an email that is an owner’s to read; or conflict when it was delivered or is under way
 */
export async function resend(
  services: Services,
  staff: CurrentStaff,
  id: string,
  { kinds = deliveredKinds, delivered = false }: Again = {},
): Promise<void> {
  await mustBeShown(staff, services.db.query, id);
  const statuses = ['dead', 'pending', ...(delivered ? (['done'] as const) : [])] as const;
  const changed = await services.db.query
    .updateTable('outbox')
    .set({
      status: 'pending',
      attempts: 0,
      failures: 0,
      next_attempt_at: services.clock.now(),
      lease_token: null,
      waits_for: null,
      last_error: null,
      done_at: null,
      answer_code: null,
    })
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .where('status', 'in', statuses)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) {
    const row = await services.db.query
      .selectFrom('outbox')
      .select('status')
      .where('id', '=', id)
      .where('kind', 'in', kinds)
      .executeTakeFirst();
    if (!row) throw new DomainError('not-found', 'There is no such delivery.');
    throw new DomainError('conflict', 'This has been delivered, or is being delivered now.');
  }
  services.wakeOutbox();
  services.log.info('outbox-resend', { id, by: staff.id });
}
