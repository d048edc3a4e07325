import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/format/durations.ts';
import { plainFile, readReference } from '#domain/pictures/reference.ts';
import { moveToBucket } from '#server/backup/bucket-files.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readEnv } from '#server/base/env.ts';
import { drawMissing } from '#server/content/drawings/draw.ts';
import { findPicture } from '#server/content/pictures/library.ts';
import { openPictureFile } from '#server/content/pictures/open-file.ts';
import { preparePicture } from '#server/content/pictures/prepare-picture.ts';
import { takePictures } from '#server/content/pictures/read-upload.ts';
import { removePicture } from '#server/content/pictures/remove-picture.ts';
import { sweepPictures } from '#server/content/pictures/sweep.ts';
import { openBucket } from '#server/files/bucket/bucket.ts';
import { bucketSettings } from '#server/files/bucket/settings.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { type BucketServer, startBucketServer } from '#tests/support/bucket-server.ts';
import { createStore, type EngineName, type TestStore } from '#tests/support/engines.ts';
import { addStaff } from '#tests/support/people.ts';
import { servicesOn, type TestServices } from '#tests/support/services.ts';

const secret = 'a secret for tests that is long enough';
const olive = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const files = ['320.avif', '320.webp', '320.jpg'];

let server: BucketServer;
let stores: TestStore[] = [];
let open: TestServices[] = [];
/** Runs when the files of a cut are made and not stored yet. */
let made: () => void;
beforeEach(async () => {
  server = await startBucketServer();
  made = () => undefined;
});
afterEach(async () => {
  for (const services of open) await services.dispose();
  for (const store of stores) store.remove();
  open = [];
  stores = [];
  await server.stop();
});

async function newStore(engine: EngineName = 'sqlite'): Promise<TestStore> {
  const store = await createStore(engine);
  stores.push(store);
  return store;
}

/** What works on pictures is replaced: tests/integration/pictures/making.test.ts has the real one. */
async function start(store: Pick<TestStore, 'dataDir' | 'databaseUrl'>, extra: Record<string, string> = {}) {
  const services = await servicesOn(store, { APP_SECRET: secret, ...server.environment, ...extra });
  open.push(services);
  services.pictureMaker.look = async (original) => {
    original.destroy();
    return { width: 320, height: 200 };
  };
  services.pictureMaker.make = async (original, part, folder) => {
    original.destroy();
    for (const name of files) writeFileSync(path.join(folder, name), `${part.width} ${name}`);
    made();
    return null;
  };
  return services;
}

/** A picture that was taken and whose files were made, unless that failed. */
async function upload(services: TestServices, about = 'a harbour') {
  const form = new FormData();
  form.append('files', new File([Buffer.from(`\xff\xd8\xff\xe0${about}`, 'latin1')], 'harbour.jpg'));
  const body = new Request('http://foreshore.test/', { method: 'POST', body: form });
  const [one] = await takePictures(services, body, { staffId: olive.id, address: '203.0.113.7' });
  if (one?.kind !== 'added') throw new Error(`${one?.kind}`);
  const picture = await findPicture(services.db.query, one.id);
  if (!picture) throw new Error('there is no such picture');
  await services.drainOutbox();
  return { id: one.id, cut: picture.cut, image: picture.image };
}
type Known = Awaited<ReturnType<typeof upload>>;
const stateOf = async (services: TestServices, { id }: Known) =>
  (await findPicture(services.db.query, id))?.state;
async function read(services: TestServices, { id, cut }: Known, format: 'avif' | 'webp' | 'jpg' = 'webp') {
  const found = await openPictureFile(services, { id, cut, width: 320, format }, async () => true);
  return found?.bytes.toString() ?? null;
}
const media = () => server.keys().filter((key) => key.startsWith('media/'));
const keysOf = ({ id, cut }: Known) => files.map((name) => `media/made/${id}-${cut}/${name}`).sort();

test('a picture that one host takes every host shows, also while the bucket is silent once it has shown it', async () => {
  const store = await newStore('postgres');
  const one = await start(store);
  const other = await start({ dataDir: (await newStore()).dataDir, databaseUrl: store.databaseUrl });
  await addStaff(one, olive);
  const picture = await upload(one);
  expect(await stateOf(other, picture)).toBe('ready');
  expect(media()).toEqual([expect.stringMatching(/^media\/kept\/[0-9a-f-]{36}$/), ...keysOf(picture)]);
  expect(readdirSync(path.join(store.dataDir, 'media', 'tmp'))).toEqual([]);
  const first = await Promise.all([read(one, picture), read(one, picture), read(other, picture)]);
  expect(first).toEqual(['320 320.webp', '320 320.webp', '320 320.webp']);

  const late = await start({ dataDir: (await newStore()).dataDir, databaseUrl: store.databaseUrl });
  expect(await read(late, picture)).toBe('320 320.webp');
  server.become('refuses');
  expect(await read(late, picture)).toBe('320 320.webp');
  await expect(read(late, picture, 'avif')).rejects.toMatchObject({ code: 'unavailable' });
  server.become('well');

  // What is drawn with it finds it on its host.
  const { image } = picture;
  const reference = readReference(image);
  const seen: string[] = [];
  other.drawingMaker.draw = async (jobs) => {
    for (const { cuts, folder } of jobs) {
      const name = `${reference && plainFile(reference).width}.jpg`;
      seen.push(readFileSync(path.join(cuts, `${picture.id}-${picture.cut}`, name), 'utf8'));
      writeFileSync(path.join(folder, 'drawn'), 'x');
    }
    return jobs.map(() => null);
  };
  const card = { kicker: '', title: '', brand: '', art: { picture: image } };
  const wanted = { key: '0'.repeat(28), draw: { kind: 'card' as const, name: 'card', card } };
  expect([await drawMissing(other, [wanted]), seen]).toEqual([[], ['320 320.jpg']]);

  await removePicture(one, { id: picture.id, staffId: olive.id });
  expect(media()).toEqual([]);
  await sweepPictures(other, Date.now());
  expect(readdirSync(path.join(other.env.DATA_DIR, 'media', 'cache'))).toEqual([]);
});

test('a bucket that stops amid the files of a picture leaves it waiting, and it is made again', async () => {
  const services = await start(await newStore());
  await addStaff(services, olive);
  made = () => server.become('refuses');
  const picture = await upload(services);
  await expect(preparePicture(services, picture)).rejects.toThrow();
  expect(await stateOf(services, picture)).toBe('waiting');
  expect(await read(services, picture)).toBeNull();
  server.become('well');
  // As after a process that died between two of them: without the last one they are not whole.
  const bucket = bucketIn('');
  await bucket.put(`media/made/${picture.id}-${picture.cut}/320.avif`, { text: 'cut off' });
  made = () => undefined;
  await preparePicture(services, picture);
  expect([await stateOf(services, picture), await read(services, picture, 'avif')]).toEqual([
    'ready',
    '320 320.avif',
  ]);
  // Once more it is there already, and nothing is made.
  made = () => {
    throw new Error('made twice');
  };
  await preparePicture(services, picture);
});

test('a bucket that refuses takes no picture and says so; what was left in it is swept', async () => {
  const services = await start(await newStore());
  await addStaff(services, olive);
  server.become('refuses');
  await expect(upload(services)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('storage of pictures'),
  });
  expect(readdirSync(path.join(services.env.DATA_DIR, 'media', 'tmp'))).toEqual([]);
  server.become('well');
  // Bound once the bucket answers.
  await services.tidyUp();
  const picture = await upload(services);
  server.become('refuses');
  await removePicture(services, { id: picture.id, staffId: olive.id });
  expect(services.logLines.join()).toContain('picture-files-left');
  server.become('well');
  expect(media()).toHaveLength(4);
  await sweepPictures(services, Date.now());
  expect(media()).toHaveLength(4);
  await sweepPictures(services, Date.now() + dayMs);
  expect(media()).toEqual([expect.stringMatching(/^media\/aside\//)]);
  await sweepPictures(services, Date.now() + 40 * dayMs);
  expect(media()).toEqual([]);
});

function bucketIn(prefix: string) {
  const settings = bucketSettings(readEnv({ ...server.environment, S3_PREFIX: prefix }));
  if (!settings) throw new Error('no bucket');
  return openBucket(settings, () => undefined);
}

test('pictures of a folder are shown before they are moved and after; a copy of the site holds them', async () => {
  const store = await newStore();
  const inFolder = await start(store, {
    S3_BUCKET: '',
    S3_ENDPOINT: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
  });
  await addStaff(inFolder, olive);
  const picture = await upload(inFolder);
  await inFolder.dispose();
  const early = await start(store);
  expect(await read(early, picture)).toBe('320 320.webp');
  expect((await attentionNotes(early)).join()).toContain('npm run move-to-bucket');
  await early.dispose();
  open = [];
  expect(await moveToBucket(store.dataDir, bucketIn(''))).toBe(4);
  expect(media()).toEqual([expect.stringMatching(/^media\/kept\//), ...keysOf(picture)]);
  expect(readdirSync(path.join(store.dataDir, 'media', 'made'))).toEqual([]);
  const moved = await start(store);
  expect([await read(moved, picture), await attentionNotes(moved)]).toEqual(['320 320.webp', []]);
  await moved.dispose();
  open = [];

  const into = path.join(store.dataDir, 'copies');
  const site = { databaseUrl: undefined, dataDir: store.dataDir, bucket: bucketIn('') };
  const { folder, manifest } = await makeBackup(site, { into, now: Date.now(), secretIsSet: true });
  expect([manifest.missing, (await checkBackup(folder)).wrong]).toEqual([[], []]);
  // Copies of files whose home is the bucket are not copied from here as well.
  expect(manifest.files.filter((file) => file.path.startsWith('media/'))).toHaveLength(4);
  const restored = { databaseUrl: undefined, dataDir: path.join(into, 'restored') };
  await expect(restoreBackup(folder, { ...restored, bucket: bucketIn('') })).rejects.toThrow('S3_BUCKET');
  await restoreBackup(folder, { ...restored, bucket: bucketIn('restored/') });
  expect(existsSync(path.join(restored.dataDir, 'media', 'kept'))).toBe(true);
  const again = await start(restored, { S3_PREFIX: 'restored/' });
  expect([await read(again, picture), await attentionNotes(again)]).toEqual(['320 320.webp', []]);
});
