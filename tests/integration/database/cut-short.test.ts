import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { openDb } from '#server/db/open-db.ts';
import { createEmptyStore } from '#tests/support/empty-store.ts';
import { engines, type TestStore } from '#tests/support/engines.ts';
import { runMigration } from '#tests/support/run-migration.ts';

/** More by hand: `KILLS=60 npx vitest run --project integration database/cut-short`. */
const kills = Number(process.env.KILLS ?? 6);
const names = Object.keys(migrations);
const firstNames = names.slice(0, 2);
const rows = 500;

/** Spreads the moments of death over a run, its very end included; each number of kills gives the same ones. */
const moments = (statements: number) =>
  Array.from({ length: kills }, (_, index) => statements - Math.floor((index * statements) / kills));

async function withDb<T>(store: TestStore, use: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(store);
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}

/** A database as an earlier version left it, with records in it. */
async function fillEarlierVersion(store: TestStore): Promise<void> {
  await withDb(store, async (db) => {
    await migrate(db, Object.fromEntries(firstNames.map((name) => [name, migrations[name] ?? fail(name)])));
    const values = Array.from({ length: rows }, (_, index) => ({
      id: `id-${index}`,
      email: `reader-${index}@example.com`,
      status: 'confirmed' as const,
      created_at: index,
      updated_at: index,
    }));
    await db.query.insertInto('newsletter_subscriptions').values(values).execute();
  });
}

function fail(name: string): never {
  throw new Error(`There is no migration ${name}.`);
}

const executed = async (db: Db) => {
  const query = db.query as unknown as Kysely<{ kysely_migration: { name: string } }>;
  return (await query.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(
    (row) => row.name,
  );
};

async function expectWhole(store: TestStore, subscribers: number): Promise<void> {
  expect(await runMigration(store)).toMatchObject({ code: 0 });
  await withDb(store, async (db) => {
    expect(await executed(db)).toEqual(names);
    const { rows: found } = await sql<{ n: number; s: number }>`
      select count(*) as n, coalesce(sum(created_at), 0) as s from newsletter_subscriptions`.execute(
      db.query,
    );
    const sum = (subscribers * Math.max(subscribers - 1, 0)) / 2;
    expect(found.map(({ n, s }) => [Number(n), Number(s)])).toEqual([[subscribers, sum]]);
    await db.query.selectFrom('leads').select('id').execute();
  });
}

describe.each(engines)('a start that is cut short on %s', (engine) => {
  test.each([
    ['the first one', async () => undefined, 0],
    ['an upgrade of a filled database', fillEarlierVersion, rows],
  ] as const)('%s begins anew, whatever the statement at which it died', async (_, fill, subscribers) => {
    const whole = await createEmptyStore(engine);
    await fill(whole);
    const statements = Number((await runMigration(whole)).said);
    expect(statements).toBeGreaterThan(20);
    whole.remove();
    const store = await createEmptyStore(engine);
    await fill(store);
    for (const killAt of moments(statements)) {
      expect(await runMigration(store, killAt), `at ${killAt} of ${statements}`).toMatchObject({
        signal: 'SIGKILL',
      });
    }
    await expectWhole(store, subscribers);
    store.remove();
  });

  test('three processes at once on an empty store all start', async () => {
    const store = await createEmptyStore(engine);
    const ended = await Promise.all([0, 1, 2].map(() => runMigration(store)));
    expect(ended.map(({ code, said }) => (code === 0 ? 0 : said))).toEqual([0, 0, 0]);
    await expectWhole(store, 0);
    store.remove();
  });
});

test('a disk that fills up during the start says so, and the next start begins anew', async () => {
  const store = await createEmptyStore('sqlite');
  await fillEarlierVersion(store);
  for (const kilobytes of [20, 60, 100]) {
    const { code, said } = await runMigration(store, 0, kilobytes);
    expect(code, `${kilobytes} KB: ${said}`).toBe(1);
    expect(said).toMatch(/^DATA_DIR: the database in it .+(disk|opened).+\n$/);
  }
  await expectWhole(store, rows);
  store.remove();
});
