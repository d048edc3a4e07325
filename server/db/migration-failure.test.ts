import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrationFailure } from './migration-failure.ts';
import { openDb } from './open-db.ts';

const why = (error: unknown) => (error instanceof Error ? error.message : String(error));

test('a server that cannot be reached is told by its variable, without the password', async () => {
  const db = openDb({ databaseUrl: 'postgres://someone:open-sesame@localhost:1/site', dataDir: '' });
  const message = await migrate(db).then(() => '', why);
  await db.close();
  expect(message).toMatch(
    /^DATABASE_URL: its database server could not be reached\. Start it, or correct host and port \(connect ECONNREFUSED .+\)\.$/,
  );
  expect(message).not.toContain('open-sesame');
});

test('a refused sign-in is told apart', () => {
  const refused = Object.assign(new Error('password authentication failed for user "site"'), {
    code: '28P01',
  });
  expect(migrationFailure(refused, { engine: 'postgres', migration: undefined }).message).toBe(
    'DATABASE_URL: its database server refused user name or password. Correct them (password authentication failed for user "site").',
  );
});

test('an embedded database that cannot be read names its folder', () => {
  const broken = migrationFailure(new Error('disk I/O error'), { engine: 'sqlite', migration: undefined });
  expect(broken.message).toBe('DATA_DIR: the database in it could not be opened (disk I/O error).');
});

test('a migration that fails is named with its reason', () => {
  const broken = migrationFailure(new Error('no such table: x'), { engine: 'sqlite', migration: '0002' });
  expect(broken.message).toBe(
    'The database could not be brought up to date: migration 0002 failed (no such table: x). Nothing was changed.',
  );
});
