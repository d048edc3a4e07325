import type { Queries } from '#server/db/db.ts';
import type { AuthServices } from './auth-services.ts';

/** Signs somebody out everywhere, and ends sign-ins that wait for their second step. @param except this session's token */
export async function endSessions(queries: Queries, staffId: string, except = ''): Promise<void> {
  const here = queries.selectFrom('staff_sessions').select('id').where('token', '=', except);
  // A device may be lost: told of nothing more, unless it was switched on in the session that stays.
  await queries
    .deleteFrom('staff_ways')
    .where('staff_id', '=', staffId)
    .where('channel', '=', 'push')
    .where((eb) => eb.or([eb('session_id', 'is', null), eb('session_id', 'not in', here)]))
    .execute();
  await queries
    .deleteFrom('staff_sessions')
    .where('userId', '=', staffId)
    .where('token', '<>', except)
    .execute();
  await queries.deleteFrom('staff_steps').where('staff_id', '=', staffId).execute();
}

/** A browser in which somebody is signed in. Instants in epoch milliseconds. */
export type OpenSession = {
  id: string;
  here: boolean;
  address: string;
  userAgent: string;
  lastUsedAt: number | null;
};

/** Where somebody is signed in, this browser first. @param token of the present session */
export async function listSessions(
  { db }: AuthServices,
  staffId: string,
  token: string,
): Promise<OpenSession[]> {
  const rows = await db.query
    .selectFrom('staff_sessions')
    .select(['id', 'token', 'ipAddress', 'userAgent', 'last_used_at'])
    .where('userId', '=', staffId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    here: row.token === token,
    address: row.ipAddress ?? '',
    userAgent: row.userAgent ?? '',
    lastUsedAt: row.last_used_at,
  }));
  return sessions.sort((a, b) => Number(b.here) - Number(a.here));
}

/** Signs somebody out in one browser, which is told of nothing more. Of another person's session nothing is done. */
export async function endOneSession({ db }: AuthServices, staffId: string, id: string): Promise<void> {
  await db.query
    .deleteFrom('staff_ways')
    .where('session_id', '=', id)
    .where('staff_id', '=', staffId)
    .execute();
  await db.query.deleteFrom('staff_sessions').where('id', '=', id).where('userId', '=', staffId).execute();
}
