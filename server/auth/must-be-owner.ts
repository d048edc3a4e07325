import { DomainError } from '#server/base/errors.ts';
import type { Queries } from '#server/db/db.ts';
import type { Staff } from './staff.ts';

/**
 * Goes on only for whoever is an owner at this moment, whatever their session said.
 * @param refusal what others are told
 * @throws DomainError forbidden
 */
export async function mustBeOwner(queries: Queries, { id }: Staff, refusal: string): Promise<void> {
  const owner = await queries
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'owner')
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!owner) throw new DomainError('forbidden', refusal);
}
