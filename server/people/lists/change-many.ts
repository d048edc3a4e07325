import type { Selectable } from 'kysely';
import { type PersonStatus, personStatuses } from '#domain/people/status.ts';
import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { PersonTable } from '#server/db/people-tables.ts';
import { changeStatus } from '#server/people/change-status.ts';
import { editedAt } from '#server/people/edited.ts';
import { addToTimeline, touchPerson } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';

/** No more people than a page of the list has. */
const mostAtOnce = 50;

export type ManyChanged = { changed: number; unchanged: number };

/** What is to be changed: '' leaves it as it is; `owner` is the id of a member of staff, or 'nobody'. */
type Wanted = { ids: readonly string[]; status: string; owner: string };

/**
 * Gives several people another status or another member of staff, all of them or, if it fails, none. Each change
 * stands in the person's timeline, by which it can be taken back. Who is gone meanwhile, or is so already, is left.
 * @throws DomainError invalid
 */
export async function changeMany(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  staff: Staff,
  wanted: Wanted,
): Promise<ManyChanged> {
  const ids = [...new Set(wanted.ids)].sort();
  const status = personStatuses.find((one) => one === wanted.status) ?? null;
  if (ids.length === 0) throw new DomainError('invalid', 'Please choose at least one person.');
  if (ids.length > mostAtOnce) throw new DomainError('invalid', 'Please choose 50 people at the most.');
  if ((wanted.status !== '' && !status) || (status === null && wanted.owner === '')) {
    throw new DomainError('invalid', 'Please choose a status or somebody to look after them.');
  }
  const owner = wanted.owner === '' ? undefined : await ownerOf({ db }, wanted.owner);
  const at = clock.now();
  let changed = 0;
  await db.query.transaction().execute(async (trx) => {
    for (const id of ids) {
      const person = await touchPerson(trx, id, 0);
      if (!person) continue;
      const newStatus = status !== null && status !== person.status;
      const newOwner = owner !== undefined && owner !== person.owner_id;
      if (newStatus) await setStatus(person, status);
      if (newOwner) await setOwner(id, owner);
      if (newStatus || newOwner) changed += 1;
    }
    async function setStatus(person: Selectable<PersonTable>, to: PersonStatus): Promise<void> {
      const { id, status: from, status_reason: reason, value_pence: valuePence } = person;
      await changeStatus(trx, staff, { id, from, at }, { status: to, reason, valuePence });
    }
    async function setOwner(id: string, to: string | null): Promise<void> {
      const entry = { personId: id, at, kind: 'owner', actor: `staff:${staff.id}`, payload: { to } } as const;
      await addToTimeline(trx, entry);
      await trx
        .updateTable('people')
        .set({ owner_id: to, updated_at: editedAt(at) })
        .where('id', '=', id)
        .execute();
    }
  });
  log.info('people-changed', { changed, status, by: staff.id });
  return { changed, unchanged: ids.length - changed };
}

async function ownerOf({ db }: Pick<Services, 'db'>, wanted: string): Promise<string | null> {
  if (wanted === 'nobody') return null;
  const known = await db.query
    .selectFrom('staff')
    .select('id')
    .where('id', '=', wanted)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw new DomainError('invalid', 'Please choose somebody of the team.');
  return known.id;
}
