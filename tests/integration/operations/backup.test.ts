import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { moveToPostgres } from '#server/backup/move-to-postgres.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { openDb } from '#server/db/open-db.ts';
import { openAttachment } from '#server/leads/open-attachment.ts';
import { createEmptyStore } from '#tests/support/empty-store.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn } from '#tests/support/services.ts';
import { fileOf, sendOnce, submissions } from '#tests/support/storm.ts';

// Copies of a whole site: taken while people write to it, read again, and put into a fresh place on either engine.

const count = 24;
const stores: TestStore[] = [];
const empty = async (engine: (typeof engines)[number]) => {
  const store = await createEmptyStore(engine);
  stores.push(store);
  return store;
};
afterAll(() => {
  for (const store of stores) store.remove();
});

describe.each(engines)('a site on %s', (engine) => {
  let store: TestStore;
  let backup: string;
  /** What visitors were told has arrived before the copy began. */
  const acknowledged: ReturnType<typeof submissions> = [];

  beforeAll(async () => {
    store = await createStore(engine);
    stores.push(store);
    const { dataDir, databaseUrl } = store;
    const site = await startSiteProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: 'off',
      OUTBOX_POLL_MS: '50',
    });
    const waiting = submissions(count);
    const sendSome = async (most: number) => {
      for (const one of waiting.splice(0, most)) {
        expect(await sendOnce(site.url, one)).toBe(200);
        acknowledged.push(one);
      }
    };
    await sendSome(count / 2);
    const before = [...acknowledged];
    const meanwhile = sendSome(count);
    const made = await makeBackup(store, {
      into: path.join(dataDir, '..', `${path.basename(dataDir)}-backups`),
      now: fridayMorning,
      secretIsSet: false,
    });
    await meanwhile;
    acknowledged.splice(0, count, ...before);
    await site.stop();
    backup = made.folder;
  });
  afterAll(() => rmSync(path.dirname(backup), { recursive: true, force: true }));

  test('a copy that is taken while visitors write is whole and says so', async () => {
    const { manifest, wrong } = await checkBackup(backup);
    expect(wrong).toEqual([]);
    expect(manifest.missing).toEqual([]);
    expect(manifest.tables.leads?.rows).toBeGreaterThanOrEqual(acknowledged.length / 2);
    expect(readdirSync(path.dirname(backup))).toEqual([path.basename(backup)]);
  });

  test.each(engines)('it is put into a fresh %s with every enquiry and file', async (other) => {
    const target = await empty(other);
    await restoreBackup(backup, target);
    const services = await servicesOn(target, {}, fridayMorning);
    const leads = await services.db.query.selectFrom('leads').selectAll().execute();
    for (const { email, files, kind, key } of acknowledged) {
      if (kind === 'newsletter') continue;
      const lead = leads.find((row) => row.email === email);
      expect(lead, email).toBeDefined();
      const attached = await services.db.query
        .selectFrom('lead_attachments')
        .selectAll()
        .where('lead_id', '=', lead?.id ?? '')
        .orderBy('position')
        .execute();
      expect(attached).toHaveLength(files);
      for (const [position, { id }] of attached.entries()) {
        const opened = await openAttachment(services, { leadId: lead?.id ?? '', fileId: id });
        if (!opened) throw new Error('The file did not come back.');
        expect(await buffer(opened.content)).toEqual(Buffer.from(fileOf(key, position)));
      }
    }
    // Everybody can be searched for, or is noted as still to be read for it.
    const people = await services.db.query.selectFrom('people').select('id').execute();
    const read = await services.db.query.selectFrom('search_documents').select('person_id').execute();
    const noted = await services.db.query.selectFrom('search_stale').select('person_id').execute();
    const found = new Set([...read, ...noted].map((row) => row.person_id));
    expect(people.filter(({ id }) => !found.has(id))).toEqual([]);
    await services.dispose();
  });

  test('nothing is written over', async () => {
    const filled = await empty('sqlite');
    await restoreBackup(backup, filled);
    const before = readFileSync(path.join(filled.dataDir, 'foreshore.sqlite'));
    await expect(restoreBackup(backup, filled)).rejects.toThrow('holds a site already');
    expect(readFileSync(path.join(filled.dataDir, 'foreshore.sqlite'))).toEqual(before);
    const database = await empty('postgres');
    await restoreBackup(backup, database);
    const folder = await empty('sqlite');
    const both = { dataDir: folder.dataDir, databaseUrl: database.databaseUrl };
    await expect(restoreBackup(backup, both)).rejects.toThrow('this database holds a site already');
    expect(readdirSync(folder.dataDir)).toEqual([]);
  });

  test('one that was cut short lets no site start, and is made good by the next', async () => {
    const target = await empty(engine);
    // As after a power cut between two files: some are in their places, the database is not.
    mkdirSync(path.join(target.dataDir, '.restoring'));
    mkdirSync(path.join(target.dataDir, 'uploads/kept'), { recursive: true });
    writeFileSync(path.join(target.dataDir, 'uploads/kept/half'), 'half');
    await expect(servicesOn(target)).rejects.toThrow('npm run restore again');
    await restoreBackup(backup, target);
    expect(existsSync(path.join(target.dataDir, '.restoring'))).toBe(false);
    expect(existsSync(path.join(target.dataDir, 'before-restore-1/uploads/kept/half'))).toBe(true);
    const services = await servicesOn(target);
    expect(await services.db.query.selectFrom('leads').select('id').execute()).not.toHaveLength(0);
    await services.dispose();
  });

  test('what is damaged, missing or unfinished is found before anything is touched', async () => {
    const target = await empty('sqlite');
    const refused = async (sentence: string) => {
      await expect(restoreBackup(backup, target)).rejects.toThrow(sentence);
      expect(readdirSync(target.dataDir)).toEqual([]);
    };
    const [file = ''] = readdirSync(path.join(backup, 'files/uploads/kept'));
    const upload = path.join(backup, 'files/uploads/kept', file);
    const content = readFileSync(upload);
    writeFileSync(upload, Buffer.concat([content.subarray(0, -1), Buffer.from('?')]));
    await refused('is not what was written');
    rmSync(upload);
    await refused('is missing');
    writeFileSync(upload, content);
    const database = path.join(backup, 'foreshore.sqlite');
    const rows = readFileSync(database);
    truncateSync(database, rows.length / 2);
    await refused('foreshore.sqlite is not what was written');
    writeFileSync(database, rows);
    const manifest = path.join(backup, 'foreshore.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.slice(0, 100));
    await refused('is damaged');
    writeFileSync(manifest, text.replace('"path": "secret"', '"path": "../secret"'));
    await refused('is damaged');
    rmSync(manifest);
    await refused('is no finished backup');
    writeFileSync(manifest, text);
    expect((await checkBackup(backup)).wrong).toEqual([]);
  });
});

test('a restore that is killed at any moment is whole after the next', async () => {
  const store = await createStore('sqlite');
  stores.push(store);
  const services = await servicesOn(store);
  await services.dispose();
  const into = path.join(store.dataDir, 'copies');
  const { folder } = await makeBackup(store, { into, now: fridayMorning, secretIsSet: false });
  const target = await empty('sqlite');
  const main = path.resolve(process.env.BUILD_DIR || 'build', 'main.js');
  const env = { PATH: process.env.PATH, DATA_DIR: target.dataDir };
  const child = spawn(process.execPath, [main, 'restore', folder], { env });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const coming = path.join(target.dataDir, '.restoring');
  while (!existsSync(coming) && child.exitCode === null) await new Promise(setImmediate);
  child.kill('SIGKILL');
  await ended;
  if (existsSync(coming)) {
    await expect(servicesOn(target)).rejects.toThrow('npm run restore again');
    await restoreBackup(folder, target);
  }
  const restored = await servicesOn(target);
  await restored.dispose();
});

const year = 365 * 24 * 3_600_000;

test.each<[string, number[], string[]]>([
  [
    'a clock that was ahead once',
    [fridayMorning, fridayMorning + 4 * year, fridayMorning + 1000],
    ['foreshore-2026-11-20T09-00-00Z', 'foreshore-2026-11-20T09-00-01Z'],
  ],
  [
    'a clock that was ahead for long',
    [fridayMorning + 4 * year, fridayMorning + 4 * year + 1000, fridayMorning],
    ['foreshore-2026-11-20T09-00-00Z', 'foreshore-2030-11-19T09-00-01Z'],
  ],
  [
    'a clock that is behind',
    [fridayMorning, fridayMorning + 1000, fridayMorning - year],
    ['foreshore-2025-11-20T09-00-00Z', 'foreshore-2026-11-20T09-00-01Z'],
  ],
  [
    'a clock that stays behind, and is put right',
    [fridayMorning, fridayMorning - year, fridayMorning - year + 1000, fridayMorning + 1000],
    ['foreshore-2025-11-20T09-00-01Z', 'foreshore-2026-11-20T09-00-01Z'],
  ],
])('the newest stay, counted and not by their age: %s', async (_name, times, left) => {
  const store = await createStore('sqlite');
  stores.push(store);
  const into = path.join(store.dataDir, 'copies');
  for (const [index, now] of times.entries()) {
    const { folder } = await makeBackup(store, { into, now, secretIsSet: true, keep: 2 });
    expect(readdirSync(into)).toContain(path.basename(folder));
    expect(readdirSync(into)).toHaveLength(Math.min(index + 1, 2));
  }
  expect(readdirSync(into)).toEqual(left);
});

test('all of them stay where no number is said, and one where it is one', async () => {
  const store = await createStore('sqlite');
  stores.push(store);
  const into = path.join(store.dataDir, 'copies');
  const make = (now: number, keep?: number) => makeBackup(store, { into, now, secretIsSet: true, keep });
  for (const now of [1, 2, 3]) await make(fridayMorning + now * 1000);
  expect(readdirSync(into)).toHaveLength(3);
  const { folder } = await make(fridayMorning - year, 1);
  expect(readdirSync(into)).toEqual([path.basename(folder)]);
});

test('an embedded database moves into PostgreSQL row by row, and is not taken for the present one afterwards', async () => {
  const from = await createStore('sqlite');
  stores.push(from);
  const services = await servicesOn(from);
  await services.db.query
    .insertInto('blocked_dates')
    .values({ date: '2026-12-24', reason: 'Closed', created_at: 1, last_date: '2026-12-31' })
    .execute();
  await services.dispose();
  const { databaseUrl = '' } = await empty('postgres');
  const tables = await moveToPostgres(from.dataDir, databaseUrl);
  expect(tables.blocked_dates?.rows).toBe(3);
  expect(readdirSync(from.dataDir)).toContain('foreshore.sqlite.moved');
  expect(readdirSync(from.dataDir)).not.toContain('foreshore.sqlite');
  await expect(moveToPostgres(from.dataDir, databaseUrl)).rejects.toThrow('to be moved');
  const moved = await servicesOn({ dataDir: from.dataDir, databaseUrl });
  const closed = await moved.db.query.selectFrom('blocked_dates').select('reason').execute();
  expect(closed).toContainEqual({ reason: 'Closed' });
  await moved.dispose();
});

describe('a copy of a PostgreSQL', () => {
  const order = (store: TestStore) => ({
    into: path.join(store.dataDir, 'copies'),
    now: fridayMorning,
    secretIsSet: false,
  });
  const within = async (store: TestStore, ...statements: string[]) => {
    const db = openDb(store);
    for (const one of statements) await sql.raw(one).execute(db.query);
    await db.close();
  };
  /** One that a site has run on, in its own folder. */
  const used = async () => {
    const store = await createStore('postgres');
    stores.push(store);
    await (await servicesOn(store)).dispose();
    return store;
  };

  test('is refused to a version that does not know all that is in it, for it would leave that out', async () => {
    const store = await used();
    await within(store, "insert into kysely_migration values ('2999-01-01-newer', '')");
    await expect(makeBackup(store, order(store))).rejects.toThrow('was written by a newer version');
    expect(readdirSync(order(store).into)).toEqual([]);
  });

  test('by a newer version has the schema that its rows have, and what is missing is made when it is put back', async () => {
    const earlier = Object.entries(migrations).slice(0, -1);
    const empty = await createEmptyStore('postgres');
    stores.push(empty);
    const db = openDb(empty);
    await migrate(db, Object.fromEntries(earlier));
    await db.close();
    writeFileSync(path.join(empty.dataDir, 'secret'), 'one that is long enough to be a key');
    const { folder, manifest } = await makeBackup(empty, order(empty));
    expect(manifest.secret).toBe('kept');
    const copy = new DatabaseSync(path.join(folder, 'foreshore.sqlite'), { readOnly: true });
    const known = copy.prepare('select name from kysely_migration').all();
    copy.close();
    expect(known).toHaveLength(earlier.length);
    expect((await checkBackup(folder)).wrong).toEqual([]);
    const target = await createEmptyStore('postgres');
    stores.push(target);
    await restoreBackup(folder, target);
    await (await servicesOn(target)).dispose();
  });

  test.each<[string, (store: TestStore) => Promise<TestStore>, string]>([
    [
      'an address at which no server answers',
      async (store) => ({ ...store, databaseUrl: 'postgres://127.0.0.1:1/none' }),
      'DATABASE_URL: its database server could not be reached',
    ],
    [
      'a database in which no site has been',
      async (store) => ({ ...store, databaseUrl: (await empty('postgres')).databaseUrl }),
      'There is nothing of a site in the database of DATABASE_URL',
    ],
    [
      'another folder, without the files',
      async (store) => ({ ...store, dataDir: path.join(store.dataDir, 'elsewhere') }),
      'there is nothing of a site in',
    ],
    [
      'a folder in which a restore was cut short',
      async (store) => {
        mkdirSync(path.join(store.dataDir, '.restoring'));
        return store;
      },
      'Run npm run restore again',
    ],
  ])('is refused in a sentence with %s', async (_name, changed, sentence) => {
    const store = await used();
    await expect(makeBackup(await changed(store), order(store))).rejects.toThrow(sentence);
    const { into } = order(store);
    expect(existsSync(into) ? readdirSync(into) : []).toEqual([]);
  });
});
