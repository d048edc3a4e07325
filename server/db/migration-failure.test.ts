import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
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

test.each([
  ['sslrootcert=/no/such.crt', /^DATABASE_URL: a file that it names cannot be read\..*\/no\/such\.crt/],
  ['sslmode=verify-full', /^DATABASE_URL: its database server offers no encryption\./],
])('what is wrong with %s is told apart from a server that is off', async (options, expected) => {
  // Of all that PostgreSQL speaks, this says its answer to whoever asks for encryption: no.
  const plain = createServer((socket) => socket.once('data', () => socket.end('N'))).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const { port } = plain.address() as AddressInfo;
  const db = openDb({ databaseUrl: `postgres://someone@127.0.0.1:${port}/site?${options}`, dataDir: '' });
  expect(await migrate(db).then(() => '', why)).toMatch(expected);
  await db.close();
  plain.close();
});

test('a certificate that is not accepted is no server that is off', () => {
  const error = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(migrationFailure(error, { engine: 'postgres', migration: undefined }).message).toMatch(
    /^DATABASE_URL: the certificate of its database server was not accepted\..*sslrootcert.*\(self-signed certificate\)\.$/,
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
