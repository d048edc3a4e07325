import type { Queries } from '#server/db/db.ts';

/** Everything that is kept of the person with an address beside enquiries, calls and mails; empty lists for nobody. */
export async function recordsOfPeople(queries: Queries, address: string) {
  const ids = queries.selectFrom('person_addresses').select('person_id').where('email_key', '=', address);
  return {
    people: await queries.selectFrom('people').selectAll().where('id', 'in', ids).execute(),
    addresses: await queries
      .selectFrom('person_addresses')
      .selectAll()
      .where('person_id', 'in', ids)
      .execute(),
    notes: await queries.selectFrom('notes').selectAll().where('person_id', 'in', ids).execute(),
    timeline: await queries.selectFrom('timeline').selectAll().where('person_id', 'in', ids).execute(),
    merges: await queries
      .selectFrom('person_merges')
      .selectAll()
      .where((eb) => eb.or([eb('person_id', 'in', ids), eb('other_id', 'in', ids)]))
      .execute(),
  };
}
