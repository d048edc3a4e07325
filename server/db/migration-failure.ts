import { sqliteFailure } from '#server/db/sqlite/sqlite-failure.ts';
import type { Engine } from './db.ts';
import { isStorageRefusal } from './unreachable.ts';

/** A database that is left alone; its message is the whole sentence. */
export class Refusal extends Error {}

type Where = { engine: Engine; migration: string | undefined };

/** What PostgreSQL answers (https://www.postgresql.org/docs/current/errcodes-appendix.html), with what to do about it. */
export const advice: Record<string, string> = {
  '3D000': 'there is no such database on its server. Make it with createdb, or correct the name',
  '28P01': 'its database server refused user name or password. Correct them',
  '28000': 'its database server refused the user. Correct the name, or let it in (pg_hba.conf)',
  '42501': 'its user has too few rights. Let it make tables: grant create on schema public to that user',
  '25006': 'its database server only allows reading. Name the server that can be written to',
  '53100': 'its database server has no space left. Free some, and start again',
  '53300': 'its database server has too many connections. End some, and start again',
  '57P03': 'its database server is starting or stopping. Start again in a moment',
};

/**
 * Why the database could not be brought up to date. Names the variable and says what to do; never the address
 * itself, which holds the password.
 */
export function migrationFailure(error: unknown, { engine, migration }: Where): Error {
  if (error instanceof Refusal) return error;
  const reason = reasonOf(error);
  const known = advice[String((error as { code?: unknown }).code)];
  if (engine === 'postgres' && known) return failure(`DATABASE_URL: ${known} (${reason}).`, error);
  if (engine === 'sqlite' && isStorageRefusal(error)) return sqliteFailure(error);
  if (migration) {
    return failure(
      `The database could not be brought up to date: migration ${migration} failed (${reason}). Nothing was changed.`,
      error,
    );
  }
  if (engine === 'postgres') {
    return failure(`DATABASE_URL: ${whatIsWrong(error)} (${reason}).`, error);
  }
  return failure(`DATA_DIR: the database in it could not be opened (${reason}).`, error);
}

/** Of a connection that did not come about, and why is known by no state of PostgreSQL's own. */
function whatIsWrong(error: unknown): string {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (isAnswer(error)) return 'its database server refused the connection';
  if (syscall === 'open')
    return 'a file that it names cannot be read. Correct the path, or let this user read it';
  if (/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/.test(code))
    return 'the certificate of its database server was not accepted. Name the host as the certificate has it, and the file of an authority of your own with sslrootcert=/…';
  if (error instanceof Error && /does not support SSL/.test(error.message))
    return 'its database server offers no encryption. Switch it on there, or leave sslmode out';
  return 'its database server could not be reached. Start it, or correct host and port';
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
