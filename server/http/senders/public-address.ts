import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { readAddress, readRange } from './ip-address.ts';

/** IPv4 as machines with IPv6 alone reach it (RFC 6052, 2.1): the last four bytes are the address. */
const inTranslation = readRange('64:ff9b::/96');

/** Whether an address of the network is on the internet: not of this machine, a private network or a special range. */
export function isPublicAddress(text: string): boolean {
  const address = readAddress(text);
  if (address?.kind() === 'ipv6' && inTranslation?.(address))
    return isPublicAddress(ipaddr.fromByteArray(address.toByteArray().slice(-4)).toString());
  if (address?.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is handed out; ::127.0.0.1 counts as unicast, too.
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1;
}

/** Looks a name up and refuses it when any of its addresses is not public: the one that is used is one of these. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), '', 4);
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(notPublic(), '', 4);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

/** What refuses a name or address that does not lead to the internet; its code is NOT_PUBLIC. */
export function notPublic(): Error & { code: string } {
  return Object.assign(new Error('not public'), { code: 'NOT_PUBLIC' });
}
