import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';

// A process that opens a store and migrates it; with KILL_AT it dies before its n-th statement, as from `kill -9`.
// Prints how many statements it made, or why it failed.
const { DATA_DIR = '', DATABASE_URL, KILL_AT = '0' } = process.env;
let statements = 0;

function countIn(owner: object, name: string): void {
  const methods = owner as Record<string, (...values: unknown[]) => unknown>;
  const original = methods[name];
  methods[name] = function (this: unknown, ...values: unknown[]) {
    statements += 1;
    if (statements === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL');
    return original?.apply(this, values);
  };
}
countIn(DatabaseSync.prototype, 'exec');
countIn(StatementSync.prototype, 'all');
countIn(StatementSync.prototype, 'run');
countIn(pg.Client.prototype, 'query');

try {
  const db = openDb({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
  await migrate(db);
  const made = statements;
  await db.close();
  process.stdout.write(`${made}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
