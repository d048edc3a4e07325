import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { createDatabase, templateName } from './postgres-database.ts';

export type EngineName = 'sqlite' | 'postgres';

/** The data of one suite: a folder of its own and, on PostgreSQL, a database of its own. */
export type TestStore = { dataDir: string; databaseUrl: string | undefined; remove: () => void };

/** Both engines, for `describe.each(engines)`. */
export const engines: EngineName[] = ['sqlite', 'postgres'];

let count = 0;

/** A fresh store: a copy of the migrated template of its engine. `createEmptyStore` has no tables. */
export async function createStore(engine: EngineName): Promise<TestStore> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') {
    cpSync(inject('sqliteTemplate'), dataDir, { recursive: true });
    return { dataDir, databaseUrl: undefined, remove };
  }
  const adminUrl = inject('postgresUrl');
  const name = `test_${process.pid}_${++count}`;
  await createDatabase(adminUrl, name, templateName);
  return { dataDir, databaseUrl: adminUrl.replace(/\/postgres$/, `/${name}`), remove };
}
