import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { openDb } from '#server/db/open-db.ts';
import { makeBackup } from './make-backup.ts';
import { databaseName } from './manifest.ts';
import { tryUpgrade } from './try-upgrade.ts';

let dataDir: string;
let backup: string;
let site: { dataDir: string };
const beside = () => readdirSync(path.dirname(backup));
const copy = () => readFileSync(path.join(backup, databaseName));
/** Changes which migrations the copy says it has had. */
const pretend = (statement: string) => {
  const file = new DatabaseSync(path.join(backup, databaseName));
  file.exec(statement);
  file.close();
};
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-try-'));
  const db = openDb({ dataDir });
  await migrate(db);
  await db.close();
  site = { dataDir };
  const store = { dataDir, databaseUrl: undefined };
  const order = { into: path.join(dataDir, 'backups'), now: 0, secretIsSet: true };
  backup = (await makeBackup(store, order)).folder;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a copy that this version takes is left as it was', async () => {
  const before = copy();
  await tryUpgrade(backup, site);
  expect(copy()).toEqual(before);
});

test('the trial lies beside the backup, on its disk, and what a killed one left there goes', async () => {
  const trial = `${backup}.trial.unfinished`;
  mkdirSync(trial);
  writeFileSync(path.join(trial, 'left'), 'x');
  const prepare = DatabaseSync.prototype.prepare;
  const seen: string[] = [];
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    ...all
  ) {
    seen.push(path.relative(path.dirname(backup), this.location() ?? ''));
    return prepare.apply(this, all);
  });
  await tryUpgrade(backup, site).finally(() => spy.mockRestore());
  expect(new Set(seen)).toEqual(new Set([path.join(path.basename(trial), databaseName)]));
  expect(beside()).toEqual([path.basename(backup)]);
});

test('one for which there is no room says so, before it takes that of visitors or while it does', async () => {
  const freeAt = async () => 300 * megabyte;
  await expect(tryUpgrade(backup, { ...site, freeAt, leaveFree: 300 * megabyte })).rejects.toThrow(
    /^There is not enough room in .*backups to try this backup there\. 30\d MB are needed \(300 of them stay free\), 300 are free\.$/,
  );
  const full = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  });
  await expect(tryUpgrade(backup, site).finally(() => full.mockRestore())).rejects.toThrow(
    'to try this backup there. Nothing was changed.',
  );
  expect(beside()).toEqual([path.basename(backup)]);
});

test('one whose folder cannot be written to says so', async () => {
  // Root may do anything: rights are tried as somebody else, who may read.
  const isRoot = process.getuid?.() === 0;
  const rights = (folder: number) => {
    chmodSync(dataDir, folder);
    chmodSync(path.dirname(backup), folder);
    chmodSync(backup, folder);
    for (const entry of readdirSync(backup))
      if (entry.includes('.')) chmodSync(path.join(backup, entry), 0o644);
  };
  rights(isRoot ? 0o755 : 0o500);
  if (isRoot) process.seteuid?.(65534);
  const tried = tryUpgrade(backup, site).finally(() => {
    if (isRoot) process.seteuid?.(0);
    rights(0o700);
  });
  await expect(tried).rejects.toThrow('Copy the backup into one that can');
});

test('a migration that fails is named, and so is a newer database; neither touches the copy', async () => {
  const last = Object.keys(migrations).sort().at(-1) ?? '';
  pretend(`delete from kysely_migration where name = '${last}'`);
  const before = copy();
  await expect(tryUpgrade(backup, site)).rejects.toThrow(last);
  expect(copy()).toEqual(before);
  pretend(`insert into kysely_migration values ('2999-01-01-newer', '')`);
  await expect(tryUpgrade(backup, site)).rejects.toThrow(/newer/);
});

test('a folder that is no finished backup is refused', async () => {
  await expect(tryUpgrade(dataDir, site)).rejects.toThrow('is no finished backup');
});
