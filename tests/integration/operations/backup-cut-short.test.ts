import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBackup, differences } from '#server/backup/check-backup.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { sumsOf, takeSnapshot } from '#server/backup/snapshot.ts';
import { openDb } from '#server/db/open-db.ts';
import { createEmptyStore } from '#tests/support/empty-store.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn } from '#tests/support/services.ts';

// Restores that end by `kill -9`, by a full disk or beside another one, and what the same command does next.

const stores: TestStore[] = [];
let place: string;
let backup: string;
let otherBackup: string;

beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'foreshore-cut-'));
  backup = await backupOf('ann', 'plan-of-ann');
  otherBackup = await backupOf('ben', 'plan-of-ben');
});
afterAll(() => {
  for (const store of stores) store.remove();
  rmSync(place, { recursive: true, force: true });
});

const reader = (id: string) => ({
  id,
  email: `${id}@example.com`,
  status: 'confirmed' as const,
  created_at: 1,
  updated_at: 1,
});

/** A copy of a site with one subscriber, and with two files of which one is in every such site. */
async function backupOf(id: string, file: string): Promise<string> {
  const store = await createStore('sqlite');
  stores.push(store);
  const services = await servicesOn(store);
  await services.db.query.insertInto('newsletter_subscriptions').values(reader(id)).execute();
  await services.dispose();
  mkdirSync(path.join(store.dataDir, 'uploads/kept'), { recursive: true });
  for (const name of ['plan-of-all', file])
    writeFileSync(path.join(store.dataDir, 'uploads/kept', name), name.repeat(50_000));
  const into = path.join(place, id);
  return (await makeBackup(store, { into, now: fridayMorning, secretIsSet: false })).folder;
}

async function freshStore(engine: (typeof engines)[number]): Promise<TestStore> {
  const store = await createEmptyStore(engine);
  stores.push(store);
  return store;
}

type Store = Pick<TestStore, 'dataDir' | 'databaseUrl'>;
type Befalls = { dieAt?: string[]; way?: 'full'; disk?: number };

/** Runs it in a process of its own. @returns how that ended: its signal, or its status and what it said */
function run(folder: string | null, store: Store, { dieAt = [], way, disk = 0 }: Befalls = {}) {
  const script = path.resolve(import.meta.dirname, '../../support/restore-process.ts');
  const child = spawn(process.execPath, [script], {
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: path.resolve('.cache/compiled') },
      ...{ DATA_DIR: store.dataDir, DATABASE_URL: store.databaseUrl },
      ...{ FOLDER: folder ?? undefined, DIE_AT: JSON.stringify(dieAt), WAY: way, DISK: String(disk) },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise<string>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? `${code} ${said}`.trim())),
  );
}

const read = (root: string, folder = '') =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => lstatSync(path.join(root, name)).isFile());
const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Every file and row of a backup is there, and nothing else. */
async function expectWhole(store: Store, from: string, beside: string[] = []): Promise<void> {
  const { manifest } = await checkBackup(from);
  const files = manifest.files.map((file) => [file.path, file.sha256]);
  const database = store.databaseUrl ? [] : ['foreshore.sqlite'];
  const there = read(store.dataDir).filter((name) => !database.includes(name));
  const own = there.filter((name) => !name.startsWith('before-restore-1/'));
  expect(own.sort().map((name) => [name, sumOf(path.join(store.dataDir, name))])).toEqual(files.sort());
  expect(there.filter((name) => !own.includes(name))).toEqual(beside);
  expect(existsSync(path.join(store.dataDir, '.restoring'))).toBe(false);
  const copy = mkdtempSync(path.join(place, 'snapshot-'));
  await takeSnapshot(store, copy);
  expect(differences(manifest.tables, sumsOf(path.join(copy, 'foreshore.sqlite')))).toEqual([]);
}

/** Bytes of a disk on which a backup has just room, with what its folders and SQLite's own files take. */
async function justEnough(folder: string): Promise<number> {
  const { database, files } = (await checkBackup(folder)).manifest;
  return files.reduce((sum, { bytes }) => sum + bytes, database.bytes) + 300_000;
}

// Each a moment of a run, as parts of the names of steps that it meets in turn: it dies before the last.
const whileCopying = ['copy .restoring/uploads'];
const beforeMoving = ['rename .restoring/store-id'];
const amongMoves = ['rename .restoring/uploads'];
const whileClearing = ['rm secret', 'rm uploads/kept/'];
const whileFilling = ['insert into "newsletter_subscriptions"'];
const beforeCommit = [...whileFilling, 'query commit'];
const afterCommit = [...beforeCommit, 'rm .restoring/'];
const beforeTheEnd = ['rmdir .restoring'];
const moments: Record<(typeof engines)[number], string[][]> = {
  sqlite: [
    whileCopying,
    beforeMoving,
    amongMoves,
    ['rename .restoring/foreshore.sqlite'],
    whileClearing,
    ['rename .restoring/foreshore.sqlite', 'rm .restoring/'],
    ['rm foreshore.sqlite'],
    beforeTheEnd,
  ],
  postgres: [
    whileCopying,
    beforeMoving,
    amongMoves,
    whileFilling,
    whileClearing,
    beforeCommit,
    afterCommit,
    whileClearing,
    whileCopying,
    beforeTheEnd,
  ],
};

describe.each(engines)('a restore into %s', (engine) => {
  test('ends by the same command wherever it was killed, also several times, on a disk that it just fits on', async () => {
    const store = await freshStore(engine);
    const disk = await justEnough(backup);
    expect(await run(backup, store, { disk: disk - 400_000 })).toContain('not enough room');
    for (const dieAt of moments[engine]) {
      expect(await run(backup, store, { dieAt, disk }), dieAt.join()).toBe('SIGKILL');
      await expect(servicesOn(store), dieAt.join()).rejects.toThrow('npm run restore again');
    }
    expect(await run(backup, store, { disk })).toBe('0');
    await expectWhole(store, backup);
  });

  test('that finds the disk full says so, and ends once there is room', async () => {
    const store = await freshStore(engine);
    for (const dieAt of [whileCopying, ['copy .restoring/foreshore.sqlite']]) {
      const said = await run(backup, store, { dieAt, way: 'full' });
      expect(said).toMatch(/^1 DATA_DIR: there is not enough room in .+ Make some and run it again\.$/);
    }
    await restoreBackup(backup, store);
    await expectWhole(store, backup);
  });

  test('goes on alone: another at the same moment ends with a sentence', async () => {
    for (const beginning of ['none', 'cut short']) {
      const store = await freshStore(engine);
      if (beginning === 'cut short') mkdirSync(path.join(store.dataDir, '.restoring'));
      const both = await Promise.allSettled([backup, backup].map((folder) => restoreBackup(folder, store)));
      const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      expect(refused).toEqual([expect.stringMatching(/another process is putting a backup into/)]);
      await expectWhole(store, backup);
    }
  });

  test('of another backup leaves nothing of the first among its own, and deletes only what it holds itself', async () => {
    const store = await freshStore(engine);
    expect(await run(backup, store, { dieAt: [...amongMoves] })).toBe('SIGKILL');
    const moved = path.join(store.dataDir, 'uploads');
    mkdirSync(path.join(moved, 'kept'), { recursive: true });
    for (const name of readdirSync(path.join(backup, 'files/uploads/kept')))
      writeFileSync(
        path.join(moved, 'kept', name),
        readFileSync(path.join(backup, 'files/uploads/kept', name)),
      );
    await restoreBackup(otherBackup, store);
    const secret = sumOf(path.join(store.dataDir, 'before-restore-1/secret'));
    expect(secret).toBe(sumOf(path.join(backup, 'files/secret')));
    await expectWhole(store, otherBackup, asides);
  });
});

/** What the second backup does not hold of the first. */
const asides = ['secret', 'store-id', 'uploads/kept/plan-of-ann'].map((name) => `before-restore-1/${name}`);

describe('a PostgreSQL that a restore has filled before it was killed', () => {
  const subscribers = async ({ databaseUrl }: Store) => {
    const db = openDb({ databaseUrl, dataDir: '' });
    const rows = await db.query.selectFrom('newsletter_subscriptions').select('id').orderBy('id').execute();
    await db.close();
    return rows.map(({ id }) => id);
  };
  const killed = async () => {
    const store = await freshStore('postgres');
    expect(await run(backup, store, { dieAt: afterCommit })).toBe('SIGKILL');
    expect(await subscribers(store)).toEqual(['ann']);
    return store;
  };

  test('is no place for another backup until it is made anew, and nothing is touched before that', async () => {
    const store = await killed();
    const before = read(store.dataDir, 'uploads').sort();
    await expect(restoreBackup(otherBackup, store)).rejects.toThrow(/^DATABASE_URL: .+ Make it anew/);
    expect(await subscribers(store)).toEqual(['ann']);
    expect(read(store.dataDir, 'uploads').sort()).toEqual(before);
    const anew = { ...(await freshStore('postgres')), dataDir: store.dataDir };
    await restoreBackup(otherBackup, anew);
    await expectWhole(anew, otherBackup, asides);
  });

  test('is not taken for its own once somebody has written to it', async () => {
    const store = await killed();
    const db = openDb({ databaseUrl: store.databaseUrl, dataDir: '' });
    await db.query.insertInto('newsletter_subscriptions').values(reader('cleo')).execute();
    await expect(restoreBackup(backup, store)).rejects.toThrow('Make it anew');
    expect(await subscribers(store)).toEqual(['ann', 'cleo']);
    await db.query.deleteFrom('newsletter_subscriptions').where('id', '=', 'cleo').execute();
    await db.close();
    await restoreBackup(backup, store);
    await expectWhole(store, backup);
  });

  test('keeps one site of two that are put into it at once', async () => {
    const store = await freshStore('postgres');
    const elsewhere = { ...(await freshStore('sqlite')), databaseUrl: store.databaseUrl };
    const tried: [string, Store][] = [
      [backup, store],
      [otherBackup, elsewhere],
    ];
    const both = await Promise.allSettled(tried.map(([from, into]) => restoreBackup(from, into)));
    const whole = tried.filter((_, index) => both[index]?.status === 'fulfilled');
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('this database holds a site already')]);
    for (const [from, into] of whole) await expectWhole(into, from);
  });
});

test('a move into PostgreSQL ends by the same command wherever it was killed', async () => {
  const store = await freshStore('sqlite');
  await restoreBackup(backup, store);
  const { databaseUrl } = await freshStore('postgres');
  const moving = { ...store, databaseUrl };
  const renaming = 'rename foreshore.sqlite';
  for (const dieAt of [whileFilling, [...beforeCommit, renaming], [renaming], [renaming, 'rmdir moving']]) {
    expect(await run(null, moving, { dieAt }), dieAt.join()).toBe('SIGKILL');
  }
  expect(await run(null, moving)).toMatch(/^1 .+It was moved already/);
  expect(readdirSync(store.dataDir).sort()).toEqual([
    'foreshore.sqlite.lock',
    'foreshore.sqlite.moved',
    'secret',
    'store-id',
    'uploads',
  ]);
  for (const name of ['foreshore.sqlite.moved', 'foreshore.sqlite.lock'])
    rmSync(path.join(store.dataDir, name));
  await expectWhole(moving, backup);
});
