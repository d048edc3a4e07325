import { type ExpressionBuilder, sql } from 'kysely';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';

type Outbox = ExpressionBuilder<Database, 'outbox'>;

/** Emails that are an owner's to read, as what they tell of is: requests and complaints about personal data, and ways in. */
const isForOwners = (eb: Outbox) =>
  eb.or([
    eb(eb.fn.coalesce('subject', sql.lit('')), 'like', 'data-request:%'),
    eb('dedupe_key', 'like', 'security-mail:%'),
  ]);

export const isForAll = (eb: Outbox) => eb.not(isForOwners(eb));

/** Ids of the emails that somebody of this role may not read, of all or of one. */
export async function hiddenFrom(
  { role }: Pick<CurrentStaff, 'role'>,
  queries: Queries,
  id?: string,
): Promise<Set<string>> {
  if (role === 'owner') return new Set();
  const hidden = queries.selectFrom('outbox').select('id').where('kind', '=', 'email').where(isForOwners);
  const rows = await (id === undefined ? hidden : hidden.where('id', '=', id)).execute();
  return new Set(rows.map((row) => row.id));
}

/** @throws DomainError not-found for an email that somebody of this role may not read */
export async function mustBeShown(
  staff: Pick<CurrentStaff, 'role'>,
  queries: Queries,
  id: string,
): Promise<void> {
  const hidden = await hiddenFrom(staff, queries, id);
  if (hidden.size > 0) throw new DomainError('not-found', 'There is no such email.');
}
