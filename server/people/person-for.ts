import type { Selectable } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { PersonTable } from '#server/db/tables/people.ts';
import { editedAt } from './edited.ts';
import { holdPerson, mostTries } from './hold.ts';
import { linkSubscription } from './subscription.ts';
import { touchPerson } from './timeline.ts';

/** What somebody says of themselves; nobody has proved that the address is theirs. */
export type Claims = { email: string; name: string; phone: string; company: string; at: number };

export type Found = {
  id: string;
  status: PersonTable['status'];
  /** What was claimed and is not what we have: kept with the enquiry, never put over what is known. */
  differing: Partial<Record<'name' | 'phone' | 'company', string>>;
};

/**
 * The person whose address this is, made if there is none: the same address, whatever its case, is the same person,
 * and nothing else is by itself. What is missing is filled in; what is known is never rewritten by an arrival.
 * Holds the person until the transaction ends.
 */
export async function personFor(trx: Queries, claims: Claims): Promise<Found> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const owner = await ownerOf(trx, claims.email);
    if (owner === null) {
      const id = await makePerson(trx, claims);
      if (id) return { id, status: 'new', differing: {} };
      continue;
    }
    const person = await touchPerson(trx, owner, claims.at);
    // Whoever waited for the row may find that the address belongs to somebody else by now.
    if (person && (await ownerOf(trx, claims.email)) === owner) return fillIn(trx, person, claims);
  }
  throw new Error('The person of an address keeps changing.');
}

/**
 * Whose address this is, held until the transaction ends; null when nobody's.
 * @param at when something happened with them, epoch milliseconds; 0 when nothing that they are listed by
 */
export const knownPerson = (trx: Queries, email: string, at: number): Promise<string | null> =>
  holdPerson(trx, at, () => ownerOf(trx, email));

/** Whose address this is, without holding anybody. */
export async function ownerOf(queries: Queries, email: string): Promise<string | null> {
  const row = await queries
    .selectFrom('person_addresses')
    .select('person_id')
    .where('email_key', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** @returns null when another arrival was faster */
async function makePerson(trx: Queries, { email, name, phone, company, at }: Claims): Promise<string | null> {
  const id = crypto.randomUUID();
  const times = { last_at: at, created_at: at, updated_at: at };
  await trx
    .insertInto('people')
    .values({ id, name, phone, company, status: 'new', ...times })
    .execute();
  const emailKey = email.toLowerCase();
  const address = await trx
    .insertInto('person_addresses')
    .values({ email_key: emailKey, email, person_id: id, created_at: at })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('email_key')
    .executeTakeFirst();
  if (!address) {
    await trx.deleteFrom('people').where('id', '=', id).execute();
    return null;
  }
  await linkSubscription(trx, emailKey, id);
  return id;
}

async function fillIn(trx: Queries, person: Selectable<PersonTable>, claims: Claims): Promise<Found> {
  const fields = ['name', 'phone', 'company'] as const;
  const differing: Found['differing'] = {};
  const missing: Found['differing'] = {};
  for (const field of fields) {
    const claimed = claims[field].trim();
    if (claimed === '' || claimed === person[field]) continue;
    if (person[field] === '') missing[field] = claimed;
    else differing[field] = claimed;
  }
  if (Object.keys(missing).length > 0) {
    await trx
      .updateTable('people')
      .set({ ...missing, updated_at: editedAt(claims.at) })
      .where('id', '=', person.id)
      .execute();
  }
  return { id: person.id, status: person.status, differing };
}
