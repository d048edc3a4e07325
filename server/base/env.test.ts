import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { envNames, readEnv } from './env.ts';

describe('the configuration', () => {
  test('has sensible defaults', () => {
    const env = readEnv({});
    expect(env.PORT).toBe(5000);
    expect(env.SITE_URL).toBe('http://localhost:5000');
    expect(env.siteUrlIsSet).toBe(false);
    expect(Object.isFrozen(env)).toBe(true);
  });

  test('takes an empty value for an unset one', () => {
    expect(readEnv({ PORT: '', SITE_URL: '', SMTP_URL: '' }).SMTP_URL).toBeUndefined();
  });

  test('keeps only the origin of the site address', () => {
    expect(readEnv({ SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe('https://www.example.com');
  });

  test.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['METRICS_PORT', '5000'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://www.example.com/path'],
    ['SITE_URL', 'https://www.example.com/?x'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['APP_SECRET', 'short'],
    ['SMTP_URL', 'http://mail'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'garbage'],
    ['MAIL_FROM', 'Foreshore <garbage>'],
    ['MAIL_FROM', 'Foreshore, Ltd <hello@example.com>'],
    ['MAIL_FROM', 'hello@example.com, other@example.com'],
    ['S3_BUCKET', 'Not A Name'],
    ['S3_BUCKET', 'without-the-others'],
    ['S3_ENDPOINT', 'https://s3.example.com/path'],
    ['S3_PREFIX', '../elsewhere/'],
    ['S3_ENCRYPTION', 'rot13'],
    ['RATE_LIMITS', 'maybe'],
    ['SITE_NOW', 'yesterday'],
    ['AGENCY_EMAIL', 'nobody'],
    ['GOOGLE_CLIENT_ID', 'half-of-a-pair'],
  ])('a wrong %s, %j, stops the start with a sentence that names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name}: .+\\.`));
  });

  test.each([
    ['SMTP_URL', 'smtps://user:pass#word@mail.example.com'],
    ['SMTP_URL', 'smtps://user:12#3@mail.example.com'],
    ['SMTP_URL', 'smtps://user:12/3@mail.example.com'],
    ['SMTP_URL', 'smtps://user:12?3@mail.example.com'],
    ['IMAP_URL', 'imaps://user:100%@mail.example.com'],
    ['IMAP_URL', 'imaps://user:pass/word@mail.example.com'],
    ['DATABASE_URL', 'postgres://site:pass#word@db.example.com/site'],
    ['DATABASE_URL', 'postgres://site:12/3@db.example.com/site'],
  ])(
    'a password that breaks %s in two (%s) is told from a wrong beginning, and not repeated',
    (name, value) => {
      const read = () => readEnv({ [name]: value });
      expect(read).toThrow(`${name}: cannot be read: signs in user or password`);
      expect(read).not.toThrow(/start with|must name|example\.com/);
    },
  );

  test.each([
    ['SMTP_URL', 'smtps://user%40example.com:pa%23ss%25@mail.example.com:465'],
    ['SMTP_URL', 'smtp://[::1]:2525?requireTLS=true'],
    ['SMTP_URL', 'smtps://user:100%@mail.example.com'],
    ['IMAP_URL', 'imaps://user%40example.com:100%25@mail.example.com'],
    [
      'DATABASE_URL',
      'postgres://site:pa%2Fss@db.example.com/site?sslmode=verify-full&sslrootcert=/etc/ca.crt',
    ],
    ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
  ])('%s may be %s', (name, value) => {
    expect(readEnv({ [name]: value })).toHaveProperty(name, value);
  });

  // Node takes longer waits for none at all, and a calendar would be asked a thousand times a second.
  test.each(['OUTBOX_POLL_MS', 'CALENDAR_POLL_MS', 'MAILBOX_POLL_MS'])('%s is a day at the most', (name) => {
    expect(readEnv({ [name]: '86400000' })).toHaveProperty(name, 86_400_000);
    expect(() => readEnv({ [name]: '9999999999' })).toThrow(`${name}: must be milliseconds, 86400000`);
  });

  test.each([
    'hello@example.com',
    'Foreshore <hello@example.com>',
    '"Foreshore, Ltd" <hello@example.com>',
    'Sørensen & Søn <hello@example.com>',
    '<hello@example.com>',
  ])('takes the sender %s', (sender) => {
    expect(readEnv({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
  });

  test.each([
    ['a plain sentence as a secret', false],
    [Buffer.alloc(23).toString('base64'), false],
    [Buffer.alloc(65).toString('base64'), false],
    [Buffer.alloc(24).toString('base64'), true],
    [`whsec_${Buffer.alloc(32).toString('base64')}`, true],
    [`whsec_${Buffer.alloc(64).toString('base64')}`, true],
  ])('the key %s of the webhook is taken: %s', (WEBHOOK_SECRET, taken) => {
    const read = () => readEnv({ WEBHOOK_URL: 'https://hook.example', WEBHOOK_SECRET }).WEBHOOK_SECRET;
    if (taken) expect(read()).toBe(WEBHOOK_SECRET);
    else expect(read).toThrow('openssl rand -base64 32');
  });

  test('a secret of a pair that stands alone is asked for its other half', () => {
    expect(() => readEnv({ WEBHOOK_URL: 'https://hook.example' })).toThrow('WEBHOOK_SECRET: must be set');
    expect(() => readEnv({ GOOGLE_CLIENT_SECRET: 'half-of-a-pair' })).toThrow(
      'GOOGLE_CLIENT_ID: goes together',
    );
  });

  test('stands in the table of README.md, variable by variable', () => {
    const text = readFileSync('README.md', 'utf8');
    expect(envNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test('is documented in .env.example, variable by variable', () => {
    const documented = readFileSync('.env.example', 'utf8').match(/^[A-Z\d_]+(?==)/gm) ?? [];
    expect([...documented].sort()).toEqual([...envNames].sort());
  });
});
