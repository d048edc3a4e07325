import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { readAddress } from '#server/http/ip-address.ts';

/** Whether an address of the network is on the internet: not of this machine, a private network or a special range. */
export function isPublicAddress(text: string): boolean {
  return readAddress(text)?.range() === 'unicast';
}

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

/** Looks a name up and refuses it when any of its addresses is not public: the one that is used is one of these. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), '', 4);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(Object.assign(new Error('not public'), { code: 'NOT_PUBLIC' }), '', 4);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
