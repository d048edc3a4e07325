import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#scripts/machine/postgres-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { closeClients, createDatabase, templateName } from '#tests/support/postgres-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** The folder of a migrated SQLite file. */
    sqliteTemplate: string;
  }
}

/** One PostgreSQL server for the whole run; a migrated template of each engine that each suite's store is copied from. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  await createDatabase(server.url('postgres'), templateName);
  await closeClients();
  const sqliteTemplate = mkdtempSync(path.join(tmpdir(), 'foreshore-template-'));
  for (const databaseUrl of [server.url(templateName), undefined]) {
    const db = openDb({ databaseUrl, dataDir: sqliteTemplate });
    await migrate(db);
    await db.close();
  }
  project.provide('postgresUrl', server.url('postgres'));
  project.provide('sqliteTemplate', sqliteTemplate);
  return async () => {
    rmSync(sqliteTemplate, { recursive: true, force: true });
    await server.stop();
  };
}
