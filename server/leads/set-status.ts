import { type PersonStatus, personStatuses } from '#domain/people/status.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { changeStatus } from '#server/people/change-status.ts';
import { touchPerson } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';
import { findLead } from './find.ts';

/** What a status was called before people had one. */
const former: ReadonlyMap<string, PersonStatus> = new Map([['in-touch', 'contacted']]);

/**
 * Notes how far staff are with the sender of a lead; of a lead in quarantine, which has none yet, whether it is spam.
 * @throws DomainError invalid for an unknown status, not-found, conflict while it is in quarantine
 */
export async function setLeadStatus(
  services: Services,
  staff: Staff,
  id: string,
  wanted: string,
): Promise<void> {
  const status = former.get(wanted) ?? personStatuses.find((one) => one === wanted);
  if (!status) throw new DomainError('invalid', 'Please choose one of the states shown.');
  const found = await findLead(services, id);
  if (!found) throw new DomainError('not-found', 'There is no such lead.');
  const { personId } = found.lead;
  if (personId === null) await mark(services, id, status);
  else await ofPerson(services, staff, personId, status);
  services.log.info('lead-status', { id, status, by: staff.id });
}

async function mark({ db, clock }: Services, id: string, status: PersonStatus): Promise<void> {
  if (status !== 'new' && status !== 'spam')
    throw new DomainError('conflict', 'Release it first: while it is in quarantine, it can only be spam.');
  await db.query.updateTable('leads').set({ status, updated_at: clock.now() }).where('id', '=', id).execute();
}

async function ofPerson({ db, clock }: Services, staff: Staff, id: string, status: PersonStatus) {
  const at = clock.now();
  await db.query.transaction().execute(async (trx) => {
    const person = await touchPerson(trx, id, at);
    if (!person || person.status === status) return;
    const { status_reason: reason, value_pence: valuePence } = person;
    await changeStatus(trx, staff, { id, from: person.status, at }, { status, reason, valuePence });
  });
}
