import type { Queries } from '#server/db/db.ts';
import { movesOf } from './merges/addresses-moved.ts';

/** Everything that is kept of the people with these addresses beside enquiries, calls and mails; empty lists for nobody. */
export async function recordsOfPeople(queries: Queries, asked: readonly string[]) {
  const ids = queries.selectFrom('person_addresses').select('person_id').where('email_key', 'in', asked);
  const addresses = await queries
    .selectFrom('person_addresses')
    .selectAll()
    .where('person_id', 'in', ids)
    .execute();
  // With others as well: who was merged and split off again has left their name and address there.
  const moves = await movesOf(queries, [...asked, ...addresses.map(({ email_key: key }) => key)]);
  const moveIds = moves.map(({ id }) => id);
  return {
    people: await queries.selectFrom('people').selectAll().where('id', 'in', ids).execute(),
    addresses,
    notes: await queries.selectFrom('notes').selectAll().where('person_id', 'in', ids).execute(),
    timeline: await queries
      .selectFrom('timeline')
      .selectAll()
      .where('person_id', 'in', ids)
      .orderBy('at')
      .execute(),
    merges: await queries
      .selectFrom('person_merges')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('person_id', 'in', ids),
          eb('other_id', 'in', ids),
          ...(moveIds.length > 0 ? [eb('id', 'in', moveIds)] : []),
        ]),
      )
      .execute(),
    changes: await queries
      .selectFrom('bulk_changed_people')
      .selectAll()
      .where('person_id', 'in', ids)
      .execute(),
  };
}
