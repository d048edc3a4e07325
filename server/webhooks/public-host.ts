import { readAddress } from '#server/http/senders/ip-address.ts';
import { isPublicAddress } from '#server/http/senders/public-address.ts';

/**
 * What is wrong with an address that somebody of the team has given; null when it may be called, as far as can be told
 * before its name is looked up.
 * @param inOwnNetwork whether it may also lie in the agency's own network, without https
 */
export function hookFault(text: string, inOwnNetwork: boolean): string | null {
  const url = URL.parse(text);
  if (!url) return 'This is not an address. Please copy all of it, from https:// on.';
  if (url.username || url.password) return 'The address must not hold a user name or a password.';
  if (inOwnNetwork && (url.protocol === 'https:' || url.protocol === 'http:')) return null;
  if (url.protocol !== 'https:') return 'The address must begin with https://.';
  if (url.port !== '') return 'The address must not name a port.';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isName = readAddress(host) === null;
  const isFine = isName ? /\.[a-z][a-z0-9-]*$/i.test(host) : isPublicAddress(host);
  return isFine ? null : 'The address must be one on the internet.';
}
