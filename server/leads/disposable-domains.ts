import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/** Providers that the package's list leaves out: aliases that are thrown away, and mirrors of listed ones. */
const more = [
  '33mail.com',
  'burnermail.io',
  'cock.li',
  'cool.fr.nf',
  'luxusmail.org',
  'mail-temp.com',
  'mailtemp.net',
  'nospam.ze.tc',
  'owlymail.com',
  'spamgourmet.com',
  'temp-mail.io',
  'tempmail.dev',
  'tempmail.net',
  'upqmail.com',
];

let known: ReadonlySet<string> | undefined;

/** Some 9,000, from the first time they are asked for. Not complete and need not be: a match only leads to quarantine. */
function disposableDomains(): ReadonlySet<string> {
  known ??= disposableEmailBlocklistSet().union(new Set(more));
  return known;
}

/** Whether an e-mail address belongs to a domain, or one below it, that gives out throwaway addresses. */
export function isDisposableAddress(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  const domains = disposableDomains();
  return labels.some((_, index) => domains.has(labels.slice(index).join('.')));
}
