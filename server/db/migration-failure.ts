import type { Engine } from './db.ts';

/**
 * Why the database could not be brought up to date. Names the variable when its server could not be reached or
 * refused the sign-in; never the address itself, which holds the password.
 */
export function migrationFailure(
  error: unknown,
  { engine, migration }: { engine: Engine; migration: string | undefined },
): Error {
  const reason = reasonOf(error);
  if (migration) {
    return failure(
      `The database could not be brought up to date: migration ${migration} failed (${reason}).`,
      error,
    );
  }
  if (engine === 'postgres') {
    const what = isAnswer(error) ? 'refused the connection' : 'could not be reached';
    return failure(`DATABASE_URL: its database server ${what} (${reason}).`, error);
  }
  return failure(`DATA_DIR: the database in it could not be opened (${reason}).`, error);
}

const failure = (message: string, cause: unknown) => new Error(message, { cause });

/** PostgreSQL's own answers carry a state of five characters, such as 28P01 for a wrong password. */
function isAnswer(error: unknown): boolean {
  return /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') && !isSystemCode(error);
}

function isSystemCode(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

/** One host name may stand for several addresses; Node then wraps one error for each, without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) {
    return [...new Set(error.errors.map(reasonOf))].join('; ');
  }
  return error instanceof Error && error.message ? error.message.replace(/\.$/, '') : 'no reason was given';
}
