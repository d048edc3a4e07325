import type { Queries } from '#server/db/db.ts';

/** Signs somebody out everywhere, and ends sign-ins that wait for their second step. @param except this session's token */
export async function endSessions(queries: Queries, staffId: string, except = ''): Promise<void> {
  await queries
    .deleteFrom('staff_sessions')
    .where('userId', '=', staffId)
    .where('token', '<>', except)
    .execute();
  await queries.deleteFrom('staff_steps').where('staff_id', '=', staffId).execute();
}
