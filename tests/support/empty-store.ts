import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { EngineName, TestStore } from './engines.ts';
import { createDatabase } from './postgres-database.ts';

let count = 0;

/** An empty store without any tables, on PostgreSQL too. */
export async function createEmptyStore(engine: EngineName): Promise<TestStore> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-empty-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove };
  const adminUrl = inject('postgresUrl');
  const name = `empty_${process.pid}_${++count}`;
  await createDatabase(adminUrl, name);
  return { dataDir, databaseUrl: adminUrl.replace(/\/postgres$/, `/${name}`), remove };
}
