import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { megabyte } from '#domain/format/sizes.ts';
import { maxFileBytes } from '#domain/leads/files.ts';
import { createFileStore } from './file-store.ts';
import { roomCheck } from './free-space.ts';
import { keptInFolder } from './kept-in-folder.ts';

const content = (megabytes: number) =>
  Readable.from(Array.from({ length: megabytes * 4 }, () => Buffer.alloc(megabyte / 4)));

function storeWith(freeBytes: () => number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const checkRoom = roomCheck(100 * megabyte, async () => freeBytes());
  const kept = keptInFolder(folder, folder);
  const store = createFileStore({ folder, kept, randomId: () => crypto.randomUUID(), checkRoom });
  const arriving = () => readdirSync(path.join(folder, 'tmp')).map((name) => path.join(folder, 'tmp', name));
  return { store, arriving };
}
const refused = { code: 'unavailable', message: expect.stringContaining('without files') };

it('no file is begun when the disk is nearly full', async () => {
  const { store, arriving } = storeWith(() => 100 * megabyte - 1);
  await expect(store.take(content(1), maxFileBytes)).rejects.toMatchObject(refused);
  expect(arriving()).toEqual([]);
});

it('one that is being written ends when others have filled the disk, and leaves nothing behind', async () => {
  let looks = 0;
  const { store, arriving } = storeWith(() => (++looks > 3 ? 0 : 200 * megabyte));
  await expect(store.take(content(9), maxFileBytes)).rejects.toMatchObject(refused);
  expect(looks).toBe(4);
  expect(arriving()).toEqual([]);
});

it('a kept file is opened when it is read, and not before: an answer that nobody takes leaves nothing open', async () => {
  const { store, arriving } = storeWith(() => 1000 * megabyte);
  const taken = await store.take(content(2), maxFileBytes);
  if (!taken) throw new Error('It was not taken.');
  await store.keep(taken);
  expect(arriving()).toEqual([]);
  expect(await buffer((await store.open(taken.storedName)) ?? Readable.from([]))).toHaveLength(2 * megabyte);
  const unread = await store.open(taken.storedName);
  await store.discard(taken.storedName);
  await expect(buffer(unread ?? Readable.from([]))).rejects.toMatchObject({ code: 'ENOENT' });
});
