import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { book } from '#server/bookings/book.ts';
import { asDomainError } from '#server/db/unavailable.ts';
import type { Bucket } from '#server/files/bucket/bucket.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { asked } from '#tests/support/bookings.ts';
import { createStore, engines } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn, type TestServices, testServices } from '#tests/support/services.ts';

let services: TestServices;
beforeAll(async () => {
  services = await testServices('sqlite');
});
afterAll(() => services.dispose());

/** SQLite answers as on a full disk (SQLITE_FULL) once it needs another page. */
async function fillDisk(): Promise<void> {
  const { rows } = await sql<{ pages: number }>`select page_count as pages from pragma_page_count`.execute(
    services.db.query,
  );
  await sql.raw(`pragma max_page_count = ${rows[0]?.pages}`).execute(services.db.query);
}

const freeSpace = () => sql.raw('pragma max_page_count = 1000000').execute(services.db.query);

const large = { ...asked, message: 'x'.repeat(1900) };

test('a full disk is told as what it is, uses up no attempt, and needs no restart afterwards', async () => {
  await fillDisk();
  // Some bookings still find room in pages that are there.
  const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00', '14:30'];
  const ends = [];
  for (const selectedTime of times) {
    const end = await book(services, { ...large, selectedTime }).then(
      () => 'booked',
      (error) => asDomainError(error)?.code ?? String(error),
    );
    ends.push(end);
  }
  expect(new Set(ends.slice(-3))).toEqual(new Set(['unavailable']));
  const stored = await services.db.query.selectFrom('bookings').select('id').execute();
  expect(stored).toHaveLength(ends.filter((end) => end === 'booked').length);
  await freeSpace();
  expect((await book(services, { ...large, selectedTime: '15:00' })).status).toBe('confirmed');
});

test('the outbox tries again and again while its own disk is full, and gives nothing up', async () => {
  const now = services.clock.now();
  await services.db.query.deleteFrom('outbox').execute();
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const send = services.mail.send;
  services.mail.send = () => Promise.reject(full);
  const mail = { to: 'ann@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  await enqueue(services.db.query, now, [
    { kind: 'email', dedupeKey: 'full', subject: 'test', payload: mail },
  ]);
  const entry = () =>
    services.db.query.selectFrom('outbox').select(['status', 'attempts']).executeTakeFirstOrThrow();
  for (let round = 1; round <= 20; round += 1) {
    services.setNow(now + round * 60_000);
    await services.drainOutbox();
    expect(await entry()).toEqual({ status: 'pending', attempts: 0 });
  }
  services.mail.send = send;
  services.setNow(now + 30 * 60_000);
  await services.drainOutbox();
  expect(await entry()).toMatchObject({ status: 'kept' });
});

test('health says so while the folder for uploads takes nothing, asked as often as anybody likes', async () => {
  const tryWriting = services.files.tryWriting;
  let probes = 0;
  services.files.tryWriting = async (...all) => {
    probes += 1;
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', all });
  };
  services.setNow(services.clock.now() + 60_000);
  const answers = await Promise.all(Array.from({ length: 50 }, () => services.storage.isWell()));
  expect(new Set(answers)).toEqual(new Set([false]));
  expect(await attentionNotes(services)).toContainEqual(
    expect.stringContaining('cannot be stored at this moment'),
  );
  expect(probes).toBe(1);
  services.files.tryWriting = tryWriting;
  services.setNow(services.clock.now() + 6_000);
  expect(await services.storage.isWell()).toBe(true);
  expect(await attentionNotes(services)).toEqual([]);
  // What takes long may only be slow: no page waits for it, or says that nothing is stored.
  services.files.tryWriting = () => new Promise(() => undefined);
  services.setNow(services.clock.now() + 6_000);
  expect(await attentionNotes(services)).toEqual([]);
  services.files.tryWriting = tryWriting;
  services.setNow(services.clock.now() + 6_000);
});

test('health says so while files can arrive and not stay', async () => {
  const kept = path.join(services.env.DATA_DIR, 'uploads', 'kept');
  rmSync(kept, { recursive: true, force: true });
  writeFileSync(kept, 'in the way');
  services.setNow(services.clock.now() + 60_000);
  expect(await services.storage.isWell()).toBe(false);
  expect(await services.storage.isReached()).toBe(true);
  rmSync(kept);
  services.setNow(services.clock.now() + 6_000);
  expect(await services.storage.isWell()).toBe(true);
});

const emptyBucket: Bucket = {
  put: async () => {},
  get: async () => null,
  has: async () => false,
  remove: async () => {},
  copy: async () => false,
  async *list() {},
  keepsVersions: async () => null,
};

test.each(engines)(
  'a backup of %s for which there is no room says so, and not that the site has none',
  async (engine) => {
    const store = await createStore(engine);
    await (await servicesOn(store)).dispose();
    const into = path.join(store.dataDir, 'copies');
    const order = { into, now: fridayMorning, secretIsSet: true };
    const full = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    });
    try {
      await expect(makeBackup(store, order)).rejects.toThrow(
        `There is not enough room for a backup in ${into}.`,
      );
    } finally {
      full.mockRestore();
      store.remove();
    }
  },
);

test.each(engines)(
  'a backup of %s that would take the room of visitors is refused before anything of it is written',
  async (engine) => {
    const store = await createStore(engine);
    await (await servicesOn(store)).dispose();
    mkdirSync(path.join(store.dataDir, 'mail'));
    writeFileSync(path.join(store.dataDir, 'mail', 'kept.eml'), Buffer.alloc(20 * megabyte));
    const into = path.join(store.dataDir, 'copies');
    const written: string[][] = [];
    const make = (free: number, elsewhere: { dataDir?: string; bucket?: Bucket } = {}) =>
      makeBackup(
        { ...store, ...elsewhere },
        {
          ...{ into, now: fridayMorning, secretIsSet: true, leaveFree: 300 * megabyte },
          freeAt: async (folder) => {
            written.push(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
            return free * megabyte;
          },
        },
      );
    const unfinished = 'foreshore-2026-11-20T09-00-00Z.unfinished';
    await expect(make(320)).rejects.toThrow(
      /^There is not enough room for a backup in .*copies\. 3[2-9]\d MB are needed \(300 of them stay free\), 320 are free\.$/,
    );
    // Of the copy itself nothing: the lock says that somebody is at it.
    expect(written).toEqual([[unfinished, path.join(unfinished, 'lock')]]);
    expect(readdirSync(into)).toEqual([]);
    // Another disk is nobody else's; a folder that is not there, as beside a bucket, is on none.
    if (engine === 'postgres') {
      const beside = { dataDir: path.join(store.dataDir, 'none'), bucket: emptyBucket };
      await expect(make(4, beside)).rejects.toThrow('(4 of them stay free), 4 are free.');
      await make(100, beside);
      rmSync(into, { recursive: true });
    }
    const { folder } = await make(400);
    expect(readdirSync(into)).toEqual([path.basename(folder)]);
    store.remove();
  },
);

test('a disk on which uploads are refused is not yet full', async () => {
  const little = await testServices('sqlite', { UPLOADS_LEAVE_FREE_MB: '1000000' });
  await expect(little.files.take(Readable.from([Buffer.alloc(1)]), 1)).rejects.toThrow('cannot take files');
  expect(await little.storage.isWell()).toBe(true);
  await little.dispose();
});
