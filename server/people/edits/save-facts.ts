import { factsSchema } from '#domain/people/schema.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';
import { editPerson } from './edit-person.ts';

/**
 * Saves who somebody is.
 * @param input unchecked: name, company, phone, and `seen`
 * @throws DomainError invalid, not-found, conflict
 */
export async function saveFacts(
  services: Services,
  staff: Staff,
  id: string,
  input: Record<string, string>,
): Promise<void> {
  const parsed = factsSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const wanted = parsed.data;
  await editPerson(services, id, { seen: input.seen ?? '', wanted }, async ({ trx, person, at }) => {
    const fields = (['name', 'company', 'phone'] as const).filter((field) => person[field] !== wanted[field]);
    const before = Object.fromEntries(fields.map((field) => [field, person[field]]));
    const payload = { fields, before };
    await addToTimeline(trx, { personId: id, at, kind: 'facts', actor: `staff:${staff.id}`, payload });
  });
  services.log.info('person-facts-saved', { id, by: staff.id });
}
