import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { untangled } from '#server/db/postgres/untangled.ts';
import { editedAt } from '#server/people/edited.ts';
import type { Person } from '#server/people/edits/edit-person.ts';
import { addToTimeline, touchPerson } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';
import { filledInFrom } from './filled-in.ts';
import { noteMove } from './note-move.ts';
import { recordsOfAddresses } from './of-addresses.ts';
import { moveListed } from './owned.ts';
import type { Fill } from './snapshot.ts';

/**
 * Makes a person of their own of one address, with what was sent and booked under it, and what a merge had filled in
 * from there. Notes stay where they are.
 * @returns the id of the new person
 * @throws DomainError not-found, conflict when it is the only address
 */
export async function splitAddress(
  services: Services,
  staff: Staff,
  id: string,
  key: string,
): Promise<string> {
  const at = services.clock.now();
  const otherId = services.randomId();
  const moveId = services.randomId();
  await untangled(() =>
    services.db.query.transaction().execute(async (trx) => {
      const person = await touchPerson(trx, id, at);
      const addresses = await trx
        .selectFrom('person_addresses')
        .select('email_key')
        .where('person_id', '=', id)
        .execute();
      const found = addresses.some(({ email_key: one }) => one === key);
      if (!person || !found) throw new DomainError('not-found', 'This person does not have that address.');
      if (addresses.length < 2) throw new DomainError('conflict', 'This is the only address they have.');
      await insertOther(trx, { id: otherId, key, person, at });
      const moved = { person_addresses: [key], ...(await recordsOfAddresses(trx, id, [key])) };
      await moveListed(trx, moved, { from: id, to: otherId });
      const gave = await filledInFrom(trx, person, key);
      if (gave) await handOver(trx, gave, { from: id, to: otherId, at });
      await noteMove(trx, staff, {
        id: moveId,
        kind: 'split',
        personId: id,
        otherId,
        at,
        snapshot: { moved, ...(gave && { gave }) },
      });
      const entry = { kind: 'split', actor: `staff:${staff.id}`, subject: `merge:${moveId}` } as const;
      for (const personId of [id, otherId]) await addToTimeline(trx, { personId, at, ...entry });
    }),
  );
  services.log.info('address-split', { id, by: staff.id });
  return otherId;
}

/** What the latest enquiry or call says of somebody is newer than what the merge filled in. */
async function handOver(trx: Queries, gave: Fill, way: { from: string; to: string; at: number }) {
  const updated_at = editedAt(way.at);
  const { name = '', company = '', phone = '', ...rest } = gave.after;
  const other = await trx.selectFrom('people').selectAll().where('id', '=', way.to).executeTakeFirstOrThrow();
  const facts = {
    name: other.name || name,
    company: other.company || company,
    phone: other.phone || phone,
  };
  await trx
    .updateTable('people')
    .set({ ...rest, ...facts })
    .where('id', '=', way.to)
    .execute();
  await trx
    .updateTable('people')
    .set({ ...gave.before, updated_at })
    .where('id', '=', way.from)
    .execute();
}

type Other = { id: string; key: string; person: Person; at: number };

/** Who the latest enquiry or call under the address says they are; how far we are is what it was. */
async function insertOther(trx: Queries, { id, key, person, at }: Other): Promise<void> {
  const lead = await trx
    .selectFrom('leads')
    .select(['name', 'phone', 'company'])
    .where('email_key', '=', key)
    .where('person_id', '=', person.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const call = await trx
    .selectFrom('bookings')
    .select(['name', 'phone', 'company'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', key))
    .where('person_id', '=', person.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const facts = lead ?? call ?? { name: '', phone: '', company: '' };
  const times = { last_at: at, created_at: at, updated_at: at };
  const { status, owner_id } = person;
  await trx
    .insertInto('people')
    .values({ id, ...facts, status, owner_id, ...times })
    .execute();
}
