import type { Staff } from '#server/auth/staff.ts';
import type { Queries } from '#server/db/db.ts';
import { changeStatus } from '#server/people/change-status.ts';
import { editedAt } from '#server/people/edited.ts';
import { addToTimeline, touchPerson } from '#server/people/timeline.ts';
import type { Replaced } from './keep-for-undo.ts';
import type { Wanted } from './wanted.ts';

/** Takes hold of one person and changes what is to be another. @returns what it replaced; null when that is nothing */
export async function changeOne(
  trx: Queries,
  staff: Staff,
  { id, at }: { id: string; at: number },
  { status, owner }: Wanted,
): Promise<Replaced | null> {
  const person = await touchPerson(trx, id, 0);
  if (!person) return null;
  const newStatus = status !== null && status !== person.status ? status : null;
  const newOwner = owner !== undefined && owner !== person.owner_id ? owner : undefined;
  if (newStatus === null && newOwner === undefined) return null;
  const { won_at, waiting_since, answer_due_at, proposal_due_at } = person;
  const replaced: Replaced = {
    ...(newStatus && {
      status: { from: person.status, to: newStatus, won_at, waiting_since, answer_due_at, proposal_due_at },
      spamLeads: await spamLeadsOf(trx, id),
    }),
    ...(newOwner !== undefined && { owner: { from: person.owner_id } }),
  };
  if (newStatus) {
    const { status: from, status_reason: reason, value_pence: valuePence } = person;
    await changeStatus(trx, staff, { id, from, at }, { status: newStatus, reason, valuePence });
  }
  if (newOwner !== undefined) await changeOwner(trx, staff, { id, at }, newOwner);
  return replaced;
}

/** Gives a held person to another member of staff, or to nobody. */
export async function changeOwner(
  trx: Queries,
  staff: Staff,
  { id, at }: { id: string; at: number },
  to: string | null,
): Promise<void> {
  await addToTimeline(trx, { personId: id, at, kind: 'owner', actor: `staff:${staff.id}`, payload: { to } });
  await trx
    .updateTable('people')
    .set({ owner_id: to, updated_at: editedAt(at) })
    .where('id', '=', id)
    .execute();
}

async function spamLeadsOf(trx: Queries, personId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('leads')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', '=', 'spam')
    .execute();
  return rows.map(({ id }) => id);
}
