import { planSchema } from '#domain/people/schema.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';
import { editPerson } from './edit-person.ts';

/**
 * Saves who looks after somebody, and the next step with its day.
 * @param input unchecked: owner (id of a member of staff), nextStep, nextStepOn, and `seen`
 * @throws DomainError invalid, not-found, conflict
 */
export async function savePlan(
  services: Services,
  staff: Staff,
  id: string,
  input: Record<string, string>,
): Promise<void> {
  const parsed = planSchema.safeParse(input);
  if (!parsed.success) throw DomainError.fromZod(parsed.error);
  const { owner, nextStep, nextStepOn } = parsed.data;
  await mustBeStaff(services, owner);
  const wanted = {
    owner_id: owner || null,
    next_step: nextStep,
    next_step_on: nextStepOn || null,
  };
  await editPerson(services, id, { seen: input.seen ?? '', wanted }, async ({ trx, person, at }) => {
    const entry = { personId: id, at, actor: `staff:${staff.id}` } as const;
    if (person.owner_id !== wanted.owner_id)
      await addToTimeline(trx, { ...entry, kind: 'owner', payload: { to: wanted.owner_id } });
    if (person.next_step !== nextStep || person.next_step_on !== wanted.next_step_on) {
      const payload = {
        text: nextStep,
        on: wanted.next_step_on,
        ...(!nextStep && { done: person.next_step }),
      };
      await addToTimeline(trx, { ...entry, kind: 'next-step', payload });
    }
  });
  services.log.info('person-plan-saved', { id, by: staff.id });
}

async function mustBeStaff({ db }: Services, owner: string): Promise<void> {
  if (owner === '') return;
  const found = await db.query.selectFrom('staff').select('id').where('id', '=', owner).executeTakeFirst();
  if (found) return;
  const message = 'Please choose one of the people shown';
  throw new DomainError('invalid', message, { fields: { owner: message } });
}
