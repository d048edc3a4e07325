import { sql } from 'kysely';
import type { Queries } from '#server/db/db.ts';
import type { Role } from '#server/db/tables/staff.ts';
import type { AuthServices } from './auth-services.ts';
import { databaseDate } from './passwords.ts';

/** Makes an account, within the caller's transaction; it has no password yet. @returns its id */
export async function insertStaff(
  services: AuthServices,
  trx: Queries,
  { email, name, role }: { email: string; name: string; role: Role },
): Promise<string> {
  const id = services.randomId();
  const now = databaseDate(services);
  const yes = services.db.engine === 'postgres' ? true : 1;
  await sql`insert into staff (id, name, email, "emailVerified", "createdAt", "updatedAt", role)
    values (${id}, ${name}, ${email}, ${yes}, ${now}, ${now}, ${role})`.execute(trx);
  return id;
}
