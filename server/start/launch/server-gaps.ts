import type { Env } from '#server/base/env.ts';
import { tooWideProxies } from '#server/http/senders/client-address.ts';

/** What the server is set to, or lacks, that visitors or the owner would notice; `log` names the setting. */
export type ServerGap = { log: string; what: string; why: string };

/** One of these with its name, and whether visitors, or what they entrust, are unsafe while it is open. */
type ServerCheck = { id: string; gap: ServerGap; open: boolean; unsafe: boolean };

/** Settings for trials that are still on, and those without which the site does not do its work. */
export function serverGaps(env: Env): ServerGap[] {
  return serverChecks(env).flatMap(({ gap, open }) => (open ? [gap] : []));
}

/** All that is looked at, in order. */
export function serverChecks(env: Env): ServerCheck[] {
  const builtFor = import.meta.env.SITE_ORIGIN as string;
  const wide = tooWideProxies(env.TRUSTED_PROXIES);
  const all: [ServerGap, open: boolean, id: string, unsafe: boolean][] = [
    [
      {
        log: `NODE_ENV=${env.NODE_ENV}: pages are rendered by React’s development build, at half the speed. For trials only.`,
        what: 'The site runs as a trial.',
        why: 'Pages load at half the speed.',
      },
      env.NODE_ENV !== 'production',
      'trial',
      false,
    ],
    [
      {
        log: 'RATE_LIMITS=off: nothing protects the site from floods. For load tests only.',
        what: 'The protection against floods of requests is switched off.',
        why: 'A single program could fill your inbox or stop the site.',
      },
      env.RATE_LIMITS === 'off',
      'floods',
      true,
    ],
    [
      {
        log: `TRUSTED_PROXIES: ${wide.join(', ')} is more than the proxy in front: whoever sends X-Forwarded-For chooses the address that limits count. Name the proxy alone.`,
        what: 'Anybody may pass for the proxy in front of the site.',
        why: 'A single program gets around the limits against floods and guessed passwords.',
      },
      wide.length > 0,
      'wide-proxies',
      true,
    ],
    [
      {
        log: `SITE_NOW: the whole site believes that it started at ${env.SITE_NOW}.`,
        what: 'The site’s clock is set to another date, for a trial.',
        why: 'Bookings, mails and the offer follow that date.',
      },
      env.SITE_NOW !== undefined,
      'clock',
      true,
    ],
    [
      {
        log: 'GOOGLE_BASE_URL: calendar calls go to a stand-in, not to Google.',
        what: 'The calendar is a stand-in, not Google’s.',
        why: 'Calls do not reach your calendar, and your own appointments block nothing.',
      },
      env.GOOGLE_BASE_URL !== undefined,
      'stand-in',
      true,
    ],
    [
      {
        log: `SITE_URL is not set: links in emails lead to ${env.SITE_URL}, and pages name ${builtFor} to search engines. Set it before visitors come.`,
        what: 'The site does not know its own address on the internet.',
        why: 'Links in emails would lead visitors nowhere.',
      },
      !env.siteUrlIsSet,
      'address',
      true,
    ],
    [
      {
        log: `SITE_URL is ${env.SITE_URL}, but the pages were built for ${builtFor}: build again, by npm start or deploy/update.sh.`,
        what: 'The pages were made for another address than the one the site runs at.',
        why: 'Search engines and link previews are sent to the wrong place.',
      },
      env.siteUrlIsSet && env.SITE_URL !== builtFor,
      'built-for',
      false,
    ],
    [
      {
        log: 'SMTP_URL is not set: emails are kept on disk and shown at /admin/mail, not sent.',
        what: 'No mail server is connected.',
        why: 'Emails are not sent. You can read them here, under Emails.',
      },
      !env.SMTP_URL,
      'mail-server',
      false,
    ],
    [
      {
        log: 'APP_SECRET is not set: several instances would not accept each other’s sessions.',
        what: 'The key that signs sessions is not set.',
        why: 'If the site runs on several servers, people are signed out between them.',
      },
      env.DATABASE_URL !== undefined && !env.APP_SECRET,
      'sessions',
      false,
    ],
  ];
  return all.map(([gap, open, id, unsafe]) => ({ id, gap, open, unsafe }));
}
