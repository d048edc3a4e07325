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

  test('is documented in .env.example, variable by variable', () => {
    const documented = readFileSync('.env.example', 'utf8').match(/^[A-Z\d_]+(?==)/gm) ?? [];
    expect([...documented].sort()).toEqual([...envNames].sort());
  });
});
