import type { Staff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import { holdPerson } from '#server/people/hold.ts';
import { ownerOf } from '#server/people/person-for.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import type { Services } from '#server/ports/services.ts';

/**
 * Adds the address that a letter came from to the person in whose thread it stands.
 * @throws DomainError conflict when the address is somebody else's
 */
export async function adoptAddress({ db, clock }: Services, staff: Staff, id: string): Promise<void> {
  await db.query.transaction().execute(async (trx: Queries) => {
    const letter = () => trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    const now = clock.now();
    const person = await holdPerson(trx, now, async () => (await letter())?.person_id ?? null);
    const row = await letter();
    if (!person || !row) throw new DomainError('not-found', 'There is no such letter.');
    const email = row.from_email;
    await trx
      .insertInto('person_addresses')
      .values({ email_key: email, email, person_id: person, created_at: now })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute();
    if ((await ownerOf(trx, email)) !== person)
      throw new DomainError(
        'conflict',
        'This address belongs to another person. Merge the two if they are one.',
      );
    await trx
      .updateTable('messages')
      .set({ stranger: 0 })
      .where('person_id', '=', person)
      .where('from_email', '=', email)
      .execute();
    const payload = { address: email };
    await addToTimeline(trx, {
      personId: person,
      at: now,
      kind: 'facts',
      actor: `staff:${staff.id}`,
      payload,
    });
  });
}
