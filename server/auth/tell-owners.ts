import type { Queries } from '#server/db/db.ts';
import type { SecurityChange } from '#server/ports/outbox-kinds.ts';
import type { AuthServices } from './auth-services.ts';

/** Has every owner told of a change that concerns them all, in its transaction. */
export async function tellOwners(
  { tellOfSecurityChange }: Pick<AuthServices, 'tellOfSecurityChange'>,
  trx: Queries,
  change: Omit<SecurityChange, 'at' | 'staffId'>,
): Promise<void> {
  const owners = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('left_at', 'is', null)
    .execute();
  for (const { id } of owners) await tellOfSecurityChange(trx, { ...change, staffId: id });
}
