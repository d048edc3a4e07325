import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { currentStaff } from '#server/auth/current-staff.ts';
import { exclusively } from '#server/db/exclusively.ts';
import { openDb } from '#server/db/open-db.ts';
import { readSetting, writeSetting } from '#server/db/settings.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { servicesOn } from '#tests/support/services.ts';
import { addStaff, cookieOf } from '#tests/support/staff.ts';

let store: TestStore | undefined;
afterEach(() => store?.remove());

/** A database for which its administrator has set something of their own. */
async function databaseWith(setting: string): Promise<TestStore & { databaseUrl: string }> {
  store = await createStore('postgres');
  const databaseUrl = String(store.databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`alter database "${new URL(databaseUrl).pathname.slice(1)}" set ${setting}`);
  await client.end();
  return { ...store, databaseUrl };
}

test.each(['SQL, DMY', 'German', 'Postgres, MDY'])(
  'staff are signed in with dates written as %s',
  async (style) => {
    const services = await servicesOn(await databaseWith(`datestyle = '${style}'`));
    const id = await addStaff(services, { email: 'sam@example.com' });
    const headers = new Headers({ cookie: await cookieOf(services, 'sam@example.com') });
    expect(await currentStaff(services, headers)).toMatchObject({ id });
    await services.dispose();
  },
);

test.each(['repeatable read', 'serializable'])(
  'what waited for its turn sees what was written meanwhile, also where %s is usual',
  async (isolation) => {
    const { databaseUrl } = await databaseWith(`default_transaction_isolation = '${isolation}'`);
    const instances = [1, 2].map(() => openDb({ databaseUrl, dataDir: '' }));
    const countOn = (db: (typeof instances)[number]) =>
      exclusively(db, 1, async (trx) => {
        const count = Number((await readSetting(trx, 'count')) ?? 0);
        await writeSetting(trx, 'count', count + 1, 0);
      });
    await Promise.all(Array.from({ length: 10 }, () => instances.map(countOn)).flat());
    const [one] = instances;
    expect(one && (await readSetting(one.query, 'count'))).toBe(20);
    for (const db of instances) await db.close();
  },
);

test('a database that could only be read for a while takes writes again at once, over new connections', async () => {
  const { databaseUrl } = await databaseWith('default_transaction_read_only = on');
  const db = openDb({ databaseUrl, dataDir: '' });
  const write = () => writeSetting(db.query, 'written', true, 0);
  const inTransaction = () => db.query.transaction().execute((trx) => writeSetting(trx, 'written', true, 0));
  for (const one of [write, inTransaction]) await expect(one()).rejects.toMatchObject({ code: '25006' });
  // What stands by takes its place: old connections still lead to, or are set as, what could only be read.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const name = new URL(databaseUrl).pathname.slice(1);
  await client.query(`set default_transaction_read_only = off; set transaction_read_only = off`);
  await client.query(`alter database "${name}" reset default_transaction_read_only`);
  await client.end();
  await write();
  await inTransaction();
  expect(await readSetting(db.query, 'written')).toBe(true);
  await db.close();
});

test('where the server gives few connections, those who write wait for one instead of being refused', async () => {
  store = await createStore('postgres');
  const url = String(store.databaseUrl);
  const few = `few_${new URL(url).pathname.slice(1)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create role ${few} login connection limit 2`);
  await client.query(`grant select, insert, update on settings to ${few}`);
  await client.end();
  const db = openDb({ databaseUrl: url.replace('foreshore@', `${few}@`), dataDir: '' });
  const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
  const write = (key: string) =>
    db.query.transaction().execute(async (trx) => {
      await writeSetting(trx, key, true, 0);
    });
  const written = await Promise.allSettled(keys.map(write));
  expect(written.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
  await db.close();
});
