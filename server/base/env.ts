import path from 'node:path';
import { z } from 'zod';
import { minuteMs } from '#domain/format/durations.ts';
import {
  authservId,
  bucketName,
  clamdUrl,
  databaseUrl,
  imapUrl,
  keyPrefix,
  origin,
  pollMs,
  port,
  sender,
  smtpUrl,
  url,
  webhookSecret,
} from './env-values.ts';

const onOff = z.enum(['on', 'off'], 'must be on or off');
const instant = z.iso.datetime({ offset: true, error: 'must be an instant such as 2025-08-01T12:00:00Z' });

/** Every variable the server reads. `.env.example` documents each; a test keeps the two together. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(5000),
  // Left out it is every address: of IPv6 and IPv4 where the machine has both, else of IPv4.
  HOST: z.string().optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default('data'),
  UPLOADS_LEAVE_FREE_MB: z.coerce.number('must be megabytes').int().min(0).default(300),
  CLAMD_URL: clamdUrl.optional(),
  S3_BUCKET: bucketName.optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: keyPrefix.default(''),
  S3_PATH_STYLE: onOff.default('on'),
  S3_ENCRYPTION: z.enum(['AES256', 'aws:kms'], 'must be AES256 or aws:kms').optional(),
  DATABASE_URL: databaseUrl.optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  LEAKED_PASSWORDS_URL: origin.optional(),
  TRUSTED_PROXIES: z.string().default(''),
  SMTP_URL: smtpUrl.optional(),
  // Must be shorter than the outbox's lease, or another worker would take over a mail that is still being sent.
  SMTP_TIMEOUT_MS: z.coerce.number('must be milliseconds').int().min(100).max(90_000).default(30_000),
  IMAP_URL: imapUrl.optional(),
  MAILBOX_POLL_MS: pollMs(1000).default(minuteMs),
  MAILBOX_AUTHSERV_ID: authservId.optional(),
  MAILBOX_FILES_MB: z.coerce.number('must be megabytes').int().min(0).default(5000),
  MAIL_FROM: sender.optional(),
  MAIL_IN_OWN_NETWORK: onOff.default('off'),
  AGENCY_EMAIL: z.email('must be an email address').optional(),
  RATE_LIMITS: onOff.default('on'),
  SITE_NOW: instant.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_BASE_URL: url.optional(),
  CHAT_IN_OWN_NETWORK: onOff.default('off'),
  WEBHOOK_URL: url.optional(),
  WEBHOOK_SECRET: webhookSecret.optional(),
  WATCH_DISK_FREE_MB: z.coerce.number('must be megabytes').int().min(0).default(1000),
  WATCH_MAIL_MINUTES: z.coerce.number('must be minutes').int().min(0).default(30),
  WATCH_CERTIFICATE_DAYS: z.coerce.number('must be days').int().min(0).default(14),
  WATCH_BACKUP_HOURS: z.coerce.number('must be hours').int().min(0).default(50),
  CALENDAR_POLL_MS: pollMs(100).default(minuteMs),
  STOP_TIMEOUT_MS: z.coerce.number('must be milliseconds').int().min(0).max(600_000).default(30_000),
  OUTBOX_POLL_MS: pollMs(20).default(1000),
});

export const envNames = Object.keys(schema.shape);

/** The configuration, read once at start and frozen. */
export type Env = Readonly<
  Omit<z.infer<typeof schema>, 'SITE_URL' | 'DATA_DIR'> & {
    SITE_URL: string;
    DATA_DIR: string;
    siteUrlIsSet: boolean;
  }
>;

type Bucket = Partial<
  Record<'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string | undefined>
>;

function hasAllOfBucket(values: Bucket): boolean {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const set = [S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].filter(Boolean);
  return set.length === 0 || set.length === 4;
}

/**
 * Reads the configuration from the environment. An empty value counts as unset.
 * @throws Error whose message names each wrong variable in a sentence
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema
    .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL || WEBHOOK_SECRET, {
      path: ['WEBHOOK_SECRET'],
      error: 'must be set together with WEBHOOK_URL, so that its receiver can tell our calls from others',
    })
    .refine(({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }) => !id === !secret, {
      path: ['GOOGLE_CLIENT_ID'],
      error: 'goes together with GOOGLE_CLIENT_SECRET; set both, or enter both at /admin/calendar-setup',
    })
    .refine(hasAllOfBucket, {
      path: ['S3_BUCKET'],
      error:
        'goes together with S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY; set all of them or none',
    })
    .refine(({ METRICS_PORT, PORT }) => METRICS_PORT !== PORT, {
      path: ['METRICS_PORT'],
      error: 'must be another port than PORT: visitors must not reach the figures',
    })
    .safeParse(filled);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`);
    throw new Error(`The configuration is not right.\n${lines.join('\n')}\nSee .env.example.`);
  }
  const values = result.data;
  const siteUrl = values.SITE_URL ? new URL(values.SITE_URL).origin : `http://localhost:${values.PORT}`;
  return Object.freeze({
    ...values,
    SITE_URL: siteUrl,
    siteUrlIsSet: values.SITE_URL !== undefined,
    DATA_DIR: path.resolve(values.DATA_DIR),
  });
}
