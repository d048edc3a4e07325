import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs, minuteMs } from '#domain/format/durations.ts';
import { systemClock } from '#server/base/clock.ts';
import { errorKind } from '#server/base/log.ts';
import { sameToken } from '#server/base/tokens.ts';
import type { Queries } from '#server/db/db.ts';
import type { AuthServices } from './auth-services.ts';
import { readCookie, setCookie } from './cookies.ts';
import { databaseDate } from './passwords.ts';
import type { CurrentStaff } from './staff.ts';
import { storedSession } from './stored-session.ts';

/** A session ends this long after its sign-in, even when it is in use. Without use it ends earlier (`auth.ts`). */
const sessionLifeMs = 30 * dayMs;
const noteUseMs = 10 * minuteMs;

type Session = { token: string; staff: CurrentStaff };

/** The session of a request, or null when there is none, or when it has come to its end. */
export async function currentSession(services: AuthServices, headers: Headers): Promise<Session | null> {
  const token = signedToken(services, headers);
  const found = token === null ? null : await storedSession(services, token);
  if (token === null || !found) return null;
  // better-auth writes its dates by the machine's clock, also while the site believes in another time.
  if (found.createdAt + sessionLifeMs <= systemClock.now()) {
    await endSession(services, headers);
    return null;
  }
  const { id, name, email, role, leftAt } = found;
  await noteUse(services, token, found.lastUsedAt ?? 0);
  // Sessions go with their colleague; one that was being opened at that moment is nobody's.
  if (leftAt !== null) return null;
  return { token, staff: { id, name, email, role: role === 'owner' ? role : 'staff' } };
}

/** Notes when a session was used, every few minutes. Who reads while nothing can be written goes on reading. */
async function noteUse(services: AuthServices, token: string, before: number): Promise<void> {
  const now = services.clock.now();
  if (Math.abs(now - before) < noteUseMs) return;
  await services.db.query
    .updateTable('staff_sessions')
    .set({ last_used_at: now })
    .where('token', '=', token)
    .execute()
    .catch((error: unknown) => services.log.warn('use-not-noted', { kind: errorKind(error) }));
}

/**
 * Opens a session for somebody who has shown who they are, in the transaction (`inAccount`) that looks at this for the
 * last time: of a new password at that moment, one comes after the other. @returns the Set-Cookie value
 */
export async function openSession(
  services: AuthServices,
  trx: Queries,
  { staffId, address, headers }: { staffId: string; address: string; headers: Headers },
): Promise<string> {
  const { sessionConfig } = await services.auth.$context;
  const userAgent = (headers.get('user-agent') ?? '').slice(0, 400);
  const token = services.randomToken();
  const now = databaseDate(services);
  const ends = databaseDate(services, sessionConfig.expiresIn * 1000);
  await sql`insert into staff_sessions
    (id, token, "userId", "expiresAt", "createdAt", "updatedAt", "ipAddress", "userAgent", last_used_at)
    values (${services.randomId()}, ${token}, ${staffId}, ${ends}, ${now}, ${now}, ${address}, ${userAgent},
      ${services.clock.now()})`.execute(trx);
  const [key] = services.keys.texts('staff-session');
  const value = encodeURIComponent(signed(token, key));
  return setCookie(services, 'session_token', { value, maxAgeSeconds: sessionConfig.expiresIn });
}

/**
 * Ends the session of a request, in the database as well when that answers. Not by better-auth, whose first call of
 * all asks the database for its tables: signing out must clear the cookie during an outage too.
 * @returns the Set-Cookie values that clear it
 */
export async function endSession(services: AuthServices, headers: Headers): Promise<string[]> {
  const token = signedToken(services, headers);
  if (token !== null) {
    await services.db.query
      .deleteFrom('staff_sessions')
      .where('token', '=', token)
      .execute()
      .catch((error: unknown) => services.log.warn('session-not-ended', { kind: errorKind(error) }));
  }
  return [setCookie(services, 'session_token', { value: '', maxAgeSeconds: 0 })];
}

/** The token in a request's cookie; null when none of our keys has signed it. The former secret's is one of them. */
function signedToken(services: AuthServices, headers: Headers): string | null {
  if (!headers.has('cookie')) return null;
  const cookie = readCookie(services, 'session_token', headers);
  const token = cookie.slice(0, Math.max(0, cookie.lastIndexOf('.')));
  const keys = services.keys.texts('staff-session');
  return keys.some((key) => sameToken(cookie, signed(token, key))) ? token : null;
}

/** As better-auth signs its cookies: the value, a dot, and HMAC-SHA256 in base64. */
function signed(value: string, key: string): string {
  return `${value}.${createHmac('sha256', key).update(value).digest('base64')}`;
}
