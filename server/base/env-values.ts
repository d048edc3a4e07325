import { z } from 'zod';

/** A web address. */
export const url = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://www.example.com',
});

/** A web address of nothing but scheme, host and port: what came after them would be dropped without a word. */
export const origin = url.refine(endsAfterHost, {
  error: 'must end after the host, such as https://www.example.com, without a path',
});

/** A value that is not an address at all gets a message of its own. */
function endsAfterHost(value: string): boolean {
  const parsed = URL.parse(value);
  return !parsed || parsed.href === `${parsed.origin}/`;
}

/** The URL of a mail server. Without a host it would mean this machine, so a host is required. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })
  .refine(
    (value) => URL.parse(value)?.hostname,
    'must name the mail server, such as smtp://mail.example.com:587',
  );

/** The URL of a mailbox. Without a user name it would not say whose. */
export const imapUrl = z
  .url({ protocol: /^imaps?$/, error: 'must start with imaps:// or imap://' })
  .refine((value) => {
    const parsed = URL.parse(value);
    return parsed?.hostname && parsed.username && parsed.password;
  }, 'must name user, password and server, such as imaps://hello%40example.com:password@mail.example.com');

/** The name by which a mail server signs what it found about a sender (RFC 8601, 2.5). */
export const authservId = z
  .string()
  .regex(/^[\w.-]+$/, 'must be the first word of Authentication-Results in a letter, such as mx.example.com')
  .toLowerCase();

/** A name that needs no quotes in a header, or one that stands in them, before an address in angle brackets. */
const namedAddress = /^(?:"[^"\\\r\n]+"|[^"\\<>()[\]:;@,\r\n]*)\s*<([^<>]+)>$/;

/** Who a mail comes from: 'a@b.c' or 'Name <a@b.c>'. */
export const sender = z
  .string()
  .trim()
  .refine((value) => z.email().safeParse(namedAddress.exec(value)?.[1] ?? value).success, {
    error: 'must be an address such as hello@example.com or Example <hello@example.com>',
  });

/** Where a clamd listens. */
export const clamdUrl = z
  .string()
  .regex(
    /^(unix:\/.+|tcp:\/\/[^/:@\s]+(:\d+)?|tcp:\/\/\[[\da-f:]+\](:\d+)?)$/i,
    'must be unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310',
  );

/** As S3 has it. */
export const bucketName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must be the name of a bucket: small letters, digits and hyphens',
  );

/** What stands in front of every key of a bucket. */
export const keyPrefix = z
  .string()
  .regex(
    /^([\w-]+(\.[\w-]+)*\/)*$/,
    'must end with a slash, such as foreshore/, and have letters, digits and hyphens',
  );

/** A port to listen on; 0 lets the system choose one. */
export const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number, 65535 at the most');

/** As Standard Webhooks has it. Checked here, since the library takes a key of any length. */
export const webhookSecret = z.string().refine((text) => {
  const key = z.base64().safeParse(text.replace(/^whsec_/, ''));
  const bytes = key.success ? Buffer.from(key.data, 'base64').length : 0;
  return bytes >= 24 && bytes <= 64;
}, 'must be 24 to 64 bytes in base64, as `openssl rand -base64 32` prints them');
