import { z } from 'zod';
import { dayMs } from '#domain/format/durations.ts';

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

const unreadable =
  'cannot be read: signs in user or password that mean something in an address stand there by their numbers, such as @ as %40, # as %23, / as %2F, ? as %3F and % as %25';

/** The URL of a server where one signs in. @param otherwise what is said of one with another scheme */
function loginUrl(protocol: RegExp, otherwise: string) {
  const hasScheme = (value: unknown) => protocol.test(String(value).split('://')[0] ?? '');
  return z
    .url({ protocol, error: ({ input }) => (hasScheme(input) ? unreadable : otherwise) })
    .refine((value) => {
      // A password cut in two by one of its signs: what comes before would be taken for the host.
      const parsed = URL.parse(value);
      return !parsed || !(parsed.hash || `${parsed.pathname}${parsed.search}`.includes('@'));
    }, unreadable);
}

/** The URL of a PostgreSQL database. */
export const databaseUrl = loginUrl(/^postgres(ql)?$/, 'must start with postgres://');

/** The URL of a mail server. Without a host it would mean this machine, so a host is required. */
export const smtpUrl = loginUrl(/^smtps?$/, 'must start with smtp:// or smtps://').refine(
  (value) => !URL.canParse(value) || URL.parse(value)?.hostname,
  'must name the mail server, such as smtp://mail.example.com:587',
);

/** The URL of a mailbox. Without a user name it would not say whose. */
export const imapUrl = loginUrl(/^imaps?$/, 'must start with imaps:// or imap://')
  .refine((value) => {
    const parsed = URL.parse(value);
    return !parsed || (parsed.hostname && parsed.username && parsed.password);
  }, 'must name user, password and server, such as imaps://hello%40example.com:password@mail.example.com')
  .refine(isWellEscaped, unreadable);

/** Whether user and password can be written out again. */
function isWellEscaped(value: string): boolean {
  const parsed = URL.parse(value);
  return !parsed || ![parsed.username, parsed.password].some((part) => /%(?![\da-f]{2})/i.test(part));
}

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

/** How often something is looked at. Beyond 24 days a timer of Node's fires each millisecond. */
export const pollMs = (least: number) =>
  z.coerce
    .number('must be milliseconds')
    .int('must be milliseconds')
    .min(least, `must be milliseconds, ${least} at least`)
    .max(dayMs, `must be milliseconds, ${dayMs} (a day) at the most`);

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
