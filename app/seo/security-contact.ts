import { servicesContext } from '#app/context.ts';
import { site } from '#content/site.ts';
import type { Route } from './+types/security-contact.ts';
import { absolute } from './origin.ts';
import { textFile } from './text-file.ts';

const daysValid = 180;

/**
 * Where to tell of a hole in the site (RFC 9116). Its end is a date in less than a year, so it is counted from today.
 * @param now an instant, epoch milliseconds
 */
export function securityContact(now: number): string {
  const today = new Date(now);
  const end = today.setUTCHours(0, 0, 0, 0) + daysValid * 24 * 60 * 60 * 1000;
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(end).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

export const loader = ({ context }: Route.LoaderArgs) =>
  textFile(securityContact(context.get(servicesContext).clock.now()), 'text/plain');
