import type { Queries } from '#server/db/db.ts';
import type { Role } from '#server/db/tables/staff.ts';
import type { Services } from '#server/ports/services.ts';
import type { Staff } from './staff.ts';

/** Somebody with an account, now or before. */
export type Colleague = Staff & { role: Role; leftAt: number | null };

/** Everybody with an account, by name. @param who 'all' for those who have left as well, shown as former */
export async function listStaff(
  { db }: Pick<Services, 'db'>,
  who: 'present' | 'all' = 'present',
  queries: Queries = db.query,
): Promise<Colleague[]> {
  const rows = await queries
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'left_at as leftAt'])
    .$if(who === 'present', (query) => query.where('left_at', 'is', null))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows;
}
