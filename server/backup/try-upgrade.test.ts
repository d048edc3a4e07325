import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { openDb } from '#server/db/open-db.ts';
import { makeBackup } from './make-backup.ts';
import { databaseName } from './manifest.ts';
import { tryUpgrade } from './try-upgrade.ts';

let dataDir: string;
let backup: string;
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
  const store = { dataDir, databaseUrl: undefined };
  const order = { into: path.join(dataDir, 'backups'), now: 0, secretIsSet: true };
  backup = (await makeBackup(store, order)).folder;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a copy that this version takes is left as it was', async () => {
  const before = copy();
  await tryUpgrade(backup);
  expect(copy()).toEqual(before);
});

test('a migration that fails is named, and so is a newer database; neither touches the copy', async () => {
  const last = Object.keys(migrations).sort().at(-1) ?? '';
  pretend(`delete from kysely_migration where name = '${last}'`);
  const before = copy();
  await expect(tryUpgrade(backup)).rejects.toThrow(last);
  expect(copy()).toEqual(before);
  pretend(`insert into kysely_migration values ('2999-01-01-newer', '')`);
  await expect(tryUpgrade(backup)).rejects.toThrow(/newer/);
});

test('a folder that is no finished backup is refused', async () => {
  await expect(tryUpgrade(dataDir)).rejects.toThrow('is no finished backup');
});
