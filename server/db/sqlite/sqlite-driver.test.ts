import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createSqliteDriver } from './sqlite-driver.ts';

test('what follows a transaction that was left open is stored, and not taken into it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-driver-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'some.sqlite');
  const writer = new DatabaseSync(file);
  writer.exec('pragma journal_mode = wal; create table notes (text); begin; insert into notes values (1)');
  const reader = new DatabaseSync(file);
  const driver = createSqliteDriver({ writer, reader, checkPlace: () => undefined });
  const connection = await driver.acquireConnection();
  await connection.executeQuery(CompiledQuery.raw('insert into notes values (2)'));
  const { rows } = await connection.executeQuery(CompiledQuery.raw('select text from notes'));
  expect(rows).toEqual([{ text: 2 }]);
  await driver.destroy();
});
