import { sql } from 'kysely';
import type { Sweep } from './sweep.ts';

/** Sessions and one-time codes of staff, links and invitations, and half-finished connections to Google. */
export const forgetSignIns: Sweep = async ({ db }, { before }) => {
  // These tables are better-auth's, which keeps dates as text on SQLite.
  const date = db.engine === 'postgres' ? new Date(before) : new Date(before).toISOString();
  const sessions = await sql`delete from staff_sessions where "expiresAt" < ${date}`.execute(db.query);
  const codes = await sql`delete from staff_verifications where "expiresAt" < ${date}`.execute(db.query);
  await db.query.deleteFrom('setup_links').where('expires_at', '<', before).execute();
  await db.query.deleteFrom('staff_links').where('expires_at', '<', before).execute();
  await db.query.deleteFrom('staff_invitations').where('expires_at', '<', before).execute();
  await db.query.deleteFrom('staff_steps').where('expires_at', '<', before).execute();
  await db.query.deleteFrom('oauth_states').where('expires_at', '<', before).execute();
  return Number(sessions.numAffectedRows ?? 0n) + Number(codes.numAffectedRows ?? 0n);
};
