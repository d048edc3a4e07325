import type { TestProject } from 'vitest/node';
import { startPostgres } from '#scripts/postgres-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { createDatabase, templateName } from '#tests/support/postgres-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL server for the whole run, with a migrated template that each suite's database is copied from. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  await createDatabase(server.url('postgres'), templateName);
  const db = openDb({ databaseUrl: server.url(templateName), dataDir: '' });
  await migrate(db);
  await db.close();
  project.provide('postgresUrl', server.url('postgres'));
  return () => server.stop();
}
