import { sql } from 'kysely';
import { systemClock } from '#server/base/clock.ts';
import type { Queries } from '#server/db/db.ts';
import type { AuthServices } from './auth-services.ts';

/** A password that was right: whose, and the hash that it was checked against. */
export type Proof = { id: string; hash: string };

/**
 * Whose password this is, under an address; null when it is nobody's. One hash is made in each case, so that the time
 * does not tell whether there is an account. To be called within `passwordChecks`.
 */
export async function whoHasPassword(
  services: AuthServices,
  email: string,
  password: string,
): Promise<Proof | null> {
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
  const { id, hash } = found;
  return (await hasher.verify({ hash, password })) ? { id, hash } : null;
}

/**
 * Whether a password that was right a moment ago still is. Its check takes a while, in which it may have been changed
 * or its owner removed; to be asked within `inAccount`, before anything is given for it.
 */
export async function isStillRight(queries: Queries, { id, hash }: Proof): Promise<boolean> {
  const { rows } = await sql`select 1 from staff_credentials
    where "userId" = ${id} and "providerId" = 'credential' and password = ${hash}`.execute(queries);
  return rows.length === 1;
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

/** This moment, or one so many milliseconds later, as better-auth writes it: text on SQLite. */
export function databaseDate({ db }: Pick<AuthServices, 'db'>, laterMs = 0): Date | string {
  const moment = new Date(systemClock.now() + laterMs);
  return db.engine === 'postgres' ? moment : moment.toISOString();
}
