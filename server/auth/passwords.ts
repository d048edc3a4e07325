import { sql } from 'kysely';
import { systemClock } from '#server/base/clock.ts';
import type { Queries } from '#server/db/db.ts';
import type { AuthServices } from './auth-services.ts';

/**
 * Whose password this is, under an address; null when it is nobody's. One hash is made in each case, so that the time
 * does not tell whether there is an account. To be called within `passwordChecks`.
 */
export async function whoHasPassword(
  services: AuthServices,
  email: string,
  password: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string; hash: string | null }>`
    select staff.id, staff_credentials.password as hash from staff
    join staff_credentials on staff_credentials."userId" = staff.id
    where staff.email = ${email.toLowerCase()} and staff.left_at is null
    and staff_credentials."providerId" = 'credential'`.execute(services.db.query);
  const { password: hasher } = await services.auth.$context;
  const [found] = rows;
  if (!found?.hash) {
    await hasher.hash(password);
    return null;
  }
  return (await hasher.verify({ hash: found.hash, password })) ? found.id : null;
}

/** The hash under which a password is stored. Takes a tenth of a second of one core. */
export async function hashPassword(services: AuthServices, password: string): Promise<string> {
  const { password: hasher } = await services.auth.$context;
  return services.passwordChecks.inTurn('known', () => hasher.hash(password));
}

/** Puts a password in place of the one before, within the caller's transaction. */
export async function storePassword(
  services: AuthServices,
  queries: Queries,
  { staffId, hash }: { staffId: string; hash: string },
): Promise<void> {
  const now = databaseDate(services);
  const changed = await sql`update staff_credentials set password = ${hash}, "updatedAt" = ${now}
    where "userId" = ${staffId} and "providerId" = 'credential'`.execute(queries);
  if (changed.numAffectedRows) return;
  await sql`insert into staff_credentials
    (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values (${services.randomId()}, ${staffId}, 'credential', ${staffId}, ${hash}, ${now}, ${now})`.execute(
    queries,
  );
}

/** This moment as better-auth writes it: text on SQLite. */
export function databaseDate({ db }: Pick<AuthServices, 'db'>): Date | string {
  const now = new Date(systemClock.now());
  return db.engine === 'postgres' ? now : now.toISOString();
}
