import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { idFile } from '#server/files/belonging.ts';
import type { Bucket } from '#server/files/bucket/bucket.ts';
import { bucketPlace } from '#server/files/bucket/bucket-place.ts';
import { folderPlace } from '#server/files/folder-place.ts';
import { type FileSum, keptFiles, sumOf } from './files.ts';

const starts = ['uploads/', 'media/'];
/** What the site stores; whatever else lies in a bucket stays there. */
const ownKey =
  /^((uploads|media)\/(kept|aside\/\d{4}-\d\d-\d\d)\/[0-9a-f-]{36}|media\/made\/[0-9a-f]{16}-[0-9a-f]{8}\/\d+\.(avif|webp|jpg))$/;

/** Copies what a bucket keeps into a folder, under the paths that DATA_DIR would have, so that it survives a power cut. */
export async function copyBucket(bucket: Bucket, to: string): Promise<FileSum[]> {
  const copied: FileSum[] = [];
  for (const { key } of await ownObjects(bucket)) {
    const content = await bucket.get(key);
    // Deleted since it was listed.
    if (!content) continue;
    const target = path.join(to, key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(target, { mode: 0o600, flush: true }));
    copied.push({ path: key, ...(await sumOf(target)) });
  }
  return copied;
}

/** Bytes that a copy of a bucket takes. */
export async function bytesInBucket(bucket: Bucket): Promise<number> {
  return (await ownObjects(bucket)).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function ownObjects(bucket: Bucket) {
  const lists = await Promise.all(starts.map((start) => Array.fromAsync(bucket.list(start))));
  return lists.flat().filter(({ key }) => ownKey.test(key));
}

/** @throws Error with a sentence when files of a site lie in it */
export async function refuseFilledBucket(bucket: Bucket): Promise<void> {
  for (const start of starts) {
    const { done } = await bucket.list(start).next();
    if (!done)
      throw new Error('S3_BUCKET: it holds files already. Name an empty bucket or another S3_PREFIX.');
  }
}

/**
 * Moves uploads and pictures of DATA_DIR into a bucket: each is stored, read back and compared before it is deleted here. Cut
 * short, it is run again. @returns how many
 * @throws Error with a sentence when the bucket is another site's
 */
export async function moveToBucket(dataDir: string, bucket: Bucket): Promise<number> {
  const here = await folderPlace(dataDir).readId();
  const place = bucketPlace(bucket, []);
  const there = await place.readId();
  if (there && there !== here)
    throw new Error(`S3_BUCKET: its ${idFile} is that of another site. Name another bucket or S3_PREFIX.`);
  if (!there) await refuseForeign(place.names, dataDir);
  // The JPEG of a picture's sizes says that they are whole, so it goes last.
  const files = (await keptFiles(dataDir)).filter((file) => ownKey.test(file)).sort(jpegLast);
  for (const file of files) {
    const place = path.join(dataDir, file);
    const sum = await sumOf(place);
    await bucket.put(file, { file: place, ...sum });
    if ((await sumThere(bucket, file)) !== sum.sha256)
      throw new Error(`${file} is another in the bucket than here. Nothing of it was deleted; run it again.`);
  }
  if (!there && here) await place.writeId(here);
  for (const file of files) await rm(path.join(dataDir, file), { force: true });
  await dropEmpty(path.join(dataDir, 'media', 'made'));
  return files.length;
}

const isJpeg = (file: string) => Number(file.endsWith('.jpg'));
const jpegLast = (one: string, other: string) => isJpeg(one) - isJpeg(other);

/** Folders that hold something stay. */
async function dropEmpty(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [] as string[]))
    await rmdir(path.join(parent, name)).catch(() => undefined);
}

/** Files of which nobody says whose they are may be there only from an earlier attempt. */
async function refuseForeign(names: () => Promise<string[]>, dataDir: string): Promise<void> {
  const own = new Set((await keptFiles(dataDir)).map((file) => path.basename(file)));
  if ((await names()).some((name) => !own.has(name)))
    throw new Error('S3_BUCKET: it holds files of another site. Name an empty bucket or another S3_PREFIX.');
}

async function sumThere(bucket: Bucket, key: string): Promise<string | null> {
  const content = await bucket.get(key);
  if (!content) return null;
  const hash = createHash('sha256');
  for await (const piece of content as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}
