import { statusSchema } from '#domain/people/schema.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { changeStatus } from '#server/people/change-status.ts';
import type { Services } from '#server/ports/services.ts';
import { editPerson } from './edit-person.ts';

/**
 * Saves how far we are with somebody, what it is worth and why it was won or lost.
 * @param input unchecked: status, value in pounds, reason, and `seen`
 * @throws DomainError invalid, not-found, conflict
 */
export async function saveStatus(
  services: Services,
  staff: Staff,
  id: string,
  input: Record<string, string>,
): Promise<void> {
  const parsed = statusSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { status, value: valuePence, reason } = parsed.data;
  const wanted = { status, status_reason: reason, value_pence: valuePence };
  await editPerson(services, id, { seen: input.seen ?? '', wanted }, ({ trx, person, at }) =>
    changeStatus(trx, staff, { id, from: person.status, at }, { status, reason, valuePence }),
  );
  services.log.info('person-status', { id, status, by: staff.id });
}
