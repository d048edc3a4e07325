import { sql } from 'kysely';
import { systemClock } from '#server/base/clock.ts';
import type { AuthServices } from './auth-services.ts';
import { databaseDate } from './passwords.ts';

type StoredSession = {
  id: string;
  name: string;
  email: string;
  role: string;
  leftAt: number | null;
  lastUsedAt: number | null;
  createdAt: number;
};

/**
 * The session under a token with whom it is of, or null when there is none or its time has passed. Read as better-auth
 * reads it, which needs two statements, and another thread for the signature: a fifth of what a list of the owner takes.
 */
export async function storedSession(services: AuthServices, token: string): Promise<StoredSession | null> {
  const { rows } = await sql<
    Omit<StoredSession, 'createdAt'> & { begun: string | Date; ends: string | Date }
  >`
    select staff.id, staff.name, staff.email, staff.role, staff.left_at as "leftAt",
      staff_sessions.last_used_at as "lastUsedAt", staff_sessions."createdAt" as begun,
      staff_sessions."expiresAt" as ends
    from staff_sessions join staff on staff.id = staff_sessions."userId"
    where staff_sessions.token = ${token}`.execute(services.db.query);
  const [row] = rows;
  if (!row) return null;
  const { begun, ends, ...session } = row;
  // Its dates are by the machine's clock, also while the site believes in another time.
  const left = new Date(ends).getTime() - systemClock.now();
  if (!(left >= 0)) return null;
  await prolong(services, token, left);
  return { ...session, createdAt: new Date(begun).getTime() };
}

/** Sets the end anew once a day. Who reads while nothing can be written goes on reading. */
async function prolong(services: AuthServices, token: string, left: number): Promise<void> {
  const { expiresIn, updateAge } = (await services.auth.$context).sessionConfig;
  if (left > (expiresIn - updateAge) * 1000) return;
  await sql`update staff_sessions set "expiresAt" = ${databaseDate(services, expiresIn * 1000)},
    "updatedAt" = ${databaseDate(services)} where token = ${token}`
    .execute(services.db.query)
    .catch(() => undefined);
}
