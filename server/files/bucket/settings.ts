import type { Env } from '#server/base/env.ts';

export type BucketSettings = Readonly<{
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path or in front of the host. */
  pathStyle: boolean;
  /** In front of every key: empty, or ends with a slash. */
  prefix: string;
  /** How the server encrypts what it keeps, where that is to be asked for. */
  encryption: string | undefined;
}>;

/** Where files stay by the environment; null for the folder. */
export function bucketSettings(env: Env): BucketSettings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey) return null;
  return {
    ...{ bucket, endpoint: new URL(endpoint).origin, accessKeyId, secretAccessKey },
    region: env.S3_REGION,
    pathStyle: env.S3_PATH_STYLE === 'on',
    prefix: env.S3_PREFIX,
    encryption: env.S3_ENCRYPTION,
  };
}
