import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#server/base/env.ts';
import { errorKind, type Log } from '#server/base/log.ts';
import { type Bucket, openBucket } from './bucket/bucket.ts';
import { type BucketPlace, bucketPlace } from './bucket/bucket-place.ts';
import { bucketSettings } from './bucket/settings.ts';
import { tryBucket } from './bucket/try-bucket.ts';

/** The bucket that the environment names. */
export type SiteBucket = { bucket: Bucket; place: BucketPlace };

/**
 * Opens the bucket of the environment; null where files stay in DATA_DIR. One that does not answer is told and lets the
 * site start: pages, bookings and enquiries without files do not need it.
 * @throws Error with a sentence that names the variable when it refuses what the site has to do
 */
export async function openSiteBucket(env: Env, log: Log): Promise<SiteBucket | null> {
  const settings = bucketSettings(env);
  if (!settings) return null;
  const bucket = openBucket(settings, (what) => log.warn('bucket-failed', what));
  if (isReadableOnTheWay(settings.endpoint)) log.warn('bucket-without-tls');
  const silent = await tryBucket(bucket, settings);
  if (silent) log.warn('bucket-silent', { kind: errorKind(silent) });
  const notes: string[] = [];
  if (!silent && (await bucket.keepsVersions())) notes.push(versionsNote(settings.bucket));
  if (await hasFiles(env.DATA_DIR)) notes.push(leftNote);
  return { bucket, place: bucketPlace(bucket, notes) };
}

/** What visitors send must not cross a network in the clear; on this machine there is none. */
function isReadableOnTheWay(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(hostname);
}

const versionsNote = (bucket: string) =>
  `The bucket ${bucket} keeps earlier versions, so files that are deleted or erased here stay there. Give it a lifecycle rule that deletes versions that are no longer current after at most 30 days.`;

const leftNote =
  'Files of enquiries or pictures still lie in DATA_DIR, where other hosts do not find them since S3_BUCKET is set. Move them with npm run move-to-bucket.';

/** Where files lie for good while there is no bucket. */
const folders = ['uploads/kept', 'media/kept', 'media/made'];

async function hasFiles(dataDir: string): Promise<boolean> {
  const lists = await Promise.all(folders.map((one) => readdir(path.join(dataDir, one)).catch(() => [])));
  return lists.flat().length > 0;
}
