import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { createEmptyStore } from '#tests/support/empty-store.ts';

/** Does something in a database as its owner. */
async function within(databaseUrl: string, ...statements: string[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let result: pg.QueryResult | undefined;
  for (const sql of statements) result = await client.query(sql);
  await client.end();
  return result as pg.QueryResult;
}

/** What the operator reads; '' when the database could be used. */
async function refusal(databaseUrl: string): Promise<string> {
  const db = openDb({ databaseUrl, dataDir: '' });
  const message = await migrate(db).then(
    () => '',
    (error: Error) => error.message,
  );
  await db.close();
  return message;
}

async function emptyDatabase(): Promise<string> {
  return (await createEmptyStore('postgres')).databaseUrl ?? '';
}

const tablesOf = async (url: string) =>
  (await within(url, "select relname from pg_class where relnamespace = 'public'::regnamespace")).rows;

test('a PostgreSQL database of another program is left as it is', async () => {
  const url = await emptyDatabase();
  await within(url, 'create table invoices (id text)');
  expect(await refusal(url)).toMatch(
    /^DATABASE_URL: this database holds tables of another program \(such as invoices\)\. Give the site a database of its own; nothing was changed\.$/,
  );
  expect(await tablesOf(url)).toEqual([{ relname: 'invoices' }]);
});

test('so is one that a newer version has written', async () => {
  const url = await emptyDatabase();
  expect(await refusal(url)).toBe('');
  await within(
    url,
    "insert into kysely_migration values ('2031-01-01-telepathy', '2031-01-01T00:00:00.000Z')",
  );
  expect(await refusal(url)).toMatch(
    /^DATABASE_URL: this database was written by a newer version of this program \(it knows 2031-01-01-telepathy\)\./,
  );
});

test('a wrong name, a wrong user and too few rights are told apart, without the password', async () => {
  const url = await emptyDatabase();
  const name = new URL(url).pathname.slice(1);
  const missing = inject('postgresUrl').replace(/\/postgres$/, '/nowhere');
  expect(await refusal(missing)).toMatch(/^DATABASE_URL: there is no such database on its server\. Make it/);
  const stranger = url.replace('foreshore@', 'nobody_here:open-sesame@');
  const refused = await refusal(stranger);
  expect(refused).toMatch(/^DATABASE_URL: its database server refused the user\. Correct the name/);
  expect(refused).not.toContain('open-sesame');
  const guest = `guest_${name}`;
  await within(url, `create role ${guest} login`, `revoke create on schema public from public`);
  expect(await refusal(url.replace('foreshore@', `${guest}@`))).toMatch(
    /^DATABASE_URL: its user has too few rights\. Let it make tables/,
  );
  await within(url, `alter database "${name}" set default_transaction_read_only = on`);
  expect(await refusal(url)).toMatch(/^DATABASE_URL: its database server only allows reading\./);
});

test('one that is up to date and cannot be written to is found at the start, and not by a visitor', async () => {
  const url = await emptyDatabase();
  expect(await refusal(url)).toBe('');
  const name = new URL(url).pathname.slice(1);
  const guest = `reader_${name}`;
  const asGuest = url.replace('foreshore@', `${guest}@`);
  const other = `${guest}_2`;
  await within(url, `create role ${other}`, 'create table ledger ()', `alter table ledger owner to ${other}`);
  const tables = 'on all tables in schema public to';
  await within(url, `create role ${guest} login`, `grant select ${tables} ${guest}`);
  expect(await refusal(asGuest)).toMatch(/^DATABASE_URL: its user has too few rights, such as on \w+\. /);
  // Without its sequences no enquiry could be stored.
  await within(url, `grant insert, update, delete ${tables} ${guest}`);
  expect(await refusal(asGuest)).toMatch(/too few rights, such as on search_documents_number_seq\./);
  await within(url, `revoke all on ledger from ${guest}`);
  await within(url, `grant usage on all sequences in schema public to ${guest}`);
  expect(await refusal(asGuest)).toBe('');
  await within(url, `alter database "${name}" set default_transaction_read_only = on`);
  expect(await refusal(url)).toMatch(/^DATABASE_URL: its database server only allows reading\..*nothing was/);
});

test('a database whose encoding lacks signs that people write is refused, and one that keeps any bytes is not', async () => {
  const admin = inject('postgresUrl');
  const made = async (encoding: string) => {
    const name = `encoded_${encoding.toLowerCase()}_${process.pid}`;
    await within(
      admin,
      `create database ${name} encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    return admin.replace(/\/postgres$/, `/${name}`);
  };
  const url = await made('LATIN1');
  expect(await refusal(url)).toMatch(/^DATABASE_URL: this database keeps texts as LATIN1.*--encoding=UTF8/);
  expect(await tablesOf(url)).toEqual([]);
  expect(await refusal(await made('SQL_ASCII'))).toBe('');
});
