import { text } from 'node:stream/consumers';
import type { Bucket } from './bucket.ts';
import { BucketError, mayPass } from './bucket-error.ts';
import type { BucketSettings } from './settings.ts';

const probeKeys = 'probe/';

/** Writes a little and takes it away again. @throws BucketError */
export async function tryWriting(bucket: Bucket): Promise<void> {
  const key = probeKeys + crypto.randomUUID();
  await bucket.put(key, { text: 'probe' });
  await bucket.remove(key);
}

/**
 * Does once, at the start, all that will be done with a bucket.
 * @returns the error when it does not answer, which may pass; null when all is well
 * @throws Error with a sentence that names the variable to look at
 */
export async function tryBucket(bucket: Bucket, settings: BucketSettings): Promise<BucketError | null> {
  const key = `${probeKeys}${crypto.randomUUID()}`;
  try {
    await bucket.put(key, { text: 'probe' });
    const content = await bucket.get(key);
    const isThere = content !== null && (await text(content)) === 'probe';
    if (!isThere) throw new BucketError('NotKept', 400);
    await bucket.list(key).next();
    await bucket.copy(key, `${key}-copy`);
    await bucket.remove(`${key}-copy`);
    await bucket.remove(key);
    return null;
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    if (mayPass(error)) return error;
    throw new Error(sentenceFor(error, settings), { cause: error });
  }
}

/** Never the secret, and of the rest only what stands in the variable that is named. */
function sentenceFor({ code, status }: BucketError, { bucket, endpoint, region }: BucketSettings): string {
  switch (code) {
    case 'NoSuchBucket':
      return `S3_BUCKET: there is no bucket ${bucket} at ${endpoint}.`;
    case 'InvalidAccessKeyId':
      return `S3_ACCESS_KEY_ID: ${endpoint} does not know this key.`;
    case 'SignatureDoesNotMatch':
      return 'S3_SECRET_ACCESS_KEY: it does not fit S3_ACCESS_KEY_ID.';
    case 'AccessDenied':
      return `S3_ACCESS_KEY_ID: this key must be allowed to write, read, list and delete in ${bucket} (s3:PutObject, s3:GetObject, s3:ListBucket, s3:DeleteObject).`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'IllegalLocationConstraintException':
      return `S3_REGION: ${bucket} is not in ${region}.`;
    case 'RequestTimeTooSkewed':
      return 'S3_ENDPOINT: it says that the clock of this machine is wrong. Set it right.';
    default:
      return `S3_ENDPOINT: ${endpoint} refused the bucket ${bucket} (${code}, status ${status}).`;
  }
}
