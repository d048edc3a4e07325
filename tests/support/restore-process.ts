import { lstatSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import { moveToPostgres } from '#server/backup/move-to-postgres.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';

// A process that restores FOLDER, or moves the embedded database where none is named. With DIE_AT, parts of the names of
// steps, it meets them in turn and dies before the last, as from `kill -9`; WAY=full lets that step find a full disk.
// DISK is what a disk holds that has nothing on it but DATA_DIR, in bytes.
const { FOLDER, DATA_DIR = '', DATABASE_URL, DIE_AT = '[]', WAY, DISK = '0' } = process.env;
const ahead = JSON.parse(DIE_AT) as string[];
const disk = Number(DISK) || Number.POSITIVE_INFINITY;

function used(): number {
  const names = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' });
  return names.reduce((sum, name) => sum + lstatSync(path.join(DATA_DIR, name)).blocks * 512, 0);
}

function take(step: string): void {
  if (used() > disk) throw new Error(`The disk holds ${disk} bytes, and not ${used()}, at ${step}`);
  if (!ahead[0] || !step.includes(ahead[0])) return;
  ahead.shift();
  if (ahead.length > 0) return;
  if (WAY === 'full')
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  process.kill(process.pid, 'SIGKILL');
}

function countIn(owner: object, name: string, nameOf: (values: unknown[]) => string): void {
  const methods = owner as Record<string, (...values: unknown[]) => unknown>;
  const original = methods[name];
  methods[name] = function (this: unknown, ...values: unknown[]) {
    take(nameOf(values));
    return original?.apply(this, values);
  };
}
const below = (value: unknown) => path.relative(DATA_DIR, String(value));
for (const name of ['mkdir', 'rename', 'rm', 'rmdir']) countIn(fs, name, ([at]) => `${name} ${below(at)}`);
countIn(fs, 'copyFile', ([, to]) => `copy ${below(to)}`);
countIn(pg.Client.prototype, 'query', ([query]) => `query ${(query as { text?: string })?.text ?? query}`);
syncBuiltinESMExports();

try {
  if (FOLDER) {
    const freeAt = disk === Number.POSITIVE_INFINITY ? undefined : async () => disk - used();
    await restoreBackup(FOLDER, { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, freeAt });
  } else await moveToPostgres(DATA_DIR, DATABASE_URL ?? '');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
