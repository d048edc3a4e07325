import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DomainError } from '#server/base/errors.ts';
import type { Bucket } from '#server/files/bucket/bucket.ts';
import { BucketError } from '#server/files/bucket/bucket-error.ts';
import { cachedCuts } from './cached-cuts.ts';
import { cutsInBucket } from './cuts-in-bucket.ts';

const cut = { id: 'a'.repeat(16), cut: 'b'.repeat(8) };
const enough = async () => undefined;
let media: string;
beforeEach(() => {
  media = mkdtempSync(path.join(tmpdir(), 'foreshore-cuts-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(media, { recursive: true, force: true });
});

/** A bucket of which nothing but reading is asked. */
function bucketThat(get: Bucket['get']): Bucket {
  const none = async () => {
    throw new Error('not asked for');
  };
  const list = async function* () {};
  return { get, list, put: none, has: none, remove: none, copy: none, keepsVersions: none };
}

test('those who ask for a file at the same moment have it fetched once, and later ones from this machine', async () => {
  let asked = 0;
  const bucket = bucketThat(async () => {
    asked += 1;
    return Readable.from([Buffer.from('bytes')]);
  });
  const cuts = cutsInBucket({ bucket, media, checkRoom: enough });
  const read = () => cuts.read(cut, '320.webp');
  const texts = (await Promise.all([read(), read()])).map(String);
  expect([...texts, String(await read()), asked]).toEqual(['bytes', 'bytes', 'bytes', 1]);
});

test('a bucket that has failed is not asked for a while, and then again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let asked = 0;
  const bucket = bucketThat(async () => {
    asked += 1;
    throw new BucketError('ETIMEDOUT', 0);
  });
  const cuts = cutsInBucket({ bucket, media, checkRoom: enough });
  const refused = async (name: string) =>
    expect(cuts.read(cut, name)).rejects.toMatchObject({ code: 'unavailable' });
  await refused('320.webp');
  await refused('640.webp');
  expect(asked).toBe(1);
  vi.advanceTimersByTime(5_000);
  await refused('640.webp');
  expect(asked).toBe(2);
});

test('a disk without room keeps no copy and shows the picture all the same', async () => {
  const full = async () => {
    throw new DomainError('unavailable', 'The disk is full.');
  };
  const bucket = bucketThat(async () => Readable.from([Buffer.from('bytes')]));
  const cuts = cutsInBucket({ bucket, media, checkRoom: full });
  expect(String(await cuts.read(cut, '320.webp'))).toBe('bytes');
  expect(readdirSync(path.join(media, 'cache', `${cut.id}-${cut.cut}`))).toEqual([]);
});

test('copies beyond the bound go, those that came longest ago first, and those of no known picture at once', async () => {
  const folder = path.join(media, 'cache');
  const cache = cachedCuts(folder, enough, 10);
  const named = (digit: string) => ({ id: digit.repeat(16), cut: digit.repeat(8) });
  for (const digit of ['1', '2', '3', '4']) {
    await cache.keep(named(digit), '320.webp', Buffer.from('bytes'));
    const at = 1000 - Number(digit);
    utimesSync(path.join(folder, `${digit.repeat(16)}-${digit.repeat(8)}`, '320.webp'), at, at);
  }
  await cache.clear((name) => !name.startsWith('1'));
  expect(readdirSync(folder).map((name) => name[0])).toEqual(['2', '3']);
});
