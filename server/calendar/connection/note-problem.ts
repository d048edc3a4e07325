import type { GoogleProblem } from '#server/calendar/google/errors.ts';
import type { Services } from '#server/ports/services.ts';
import { markRevoked } from './alert-owner.tsx';
import { type Connection, updateConnection } from './connection.ts';
import { type Trouble, troubleOf } from './trouble.ts';

type Parts = Pick<Services, 'env' | 'db' | 'clock' | 'log' | 'wakeOutbox'>;

/** Remembers what went wrong, for the status page; a dead permission ends the connection and alerts the owner. */
export async function noteProblem(
  services: Parts,
  connection: Connection,
  problem: GoogleProblem,
): Promise<Trouble> {
  const trouble = troubleOf(problem);
  if (trouble === 'revoked') await markRevoked(services, connection);
  else await noteTrouble(services, connection, trouble);
  return trouble;
}

/** Remembers trouble that the calls themselves did not report. */
export async function noteTrouble(services: Parts, connection: Connection, trouble: Trouble): Promise<void> {
  await updateConnection(services.db.query, connection.version, {
    last_error: trouble,
    last_error_at: services.clock.now(),
  });
}
