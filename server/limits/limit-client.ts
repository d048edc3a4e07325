import { isIP } from 'node:net';
import type { Services } from '#server/ports/services.ts';
import { limit } from './rate-limit.ts';

type ClientLimit = {
  name: string;
  /** The client's address, as trusted proxies tell it. */
  address: string;
  /** Hits of one address in a window. */
  max: number;
  windowMs: number;
};

/** A network may do as much as some of its addresses: offices share one, and floods come from whole ranges. */
const shares = [
  { name: 'network', addresses: 4, of: (address: string) => networkOf(address) },
  { name: 'site', addresses: 16, of: (address: string) => siteOf(address) },
];

/**
 * Counts one hit of a client, for its address and for its networks.
 * @throws DomainError rate-limited
 */
export async function limitClient(
  services: Services,
  { name, address, max, windowMs }: ClientLimit,
): Promise<void> {
  await limit(services, { name, key: address, max, windowMs });
  const seen = new Set<string>();
  for (const share of shares) {
    const key = share.of(address);
    if (seen.has(key)) continue;
    seen.add(key);
    await limit(services, { name: `${name}-${share.name}`, key, max: max * share.addresses, windowMs });
  }
}

/** The network that an address is part of: /24 for IPv4, /56 (what one household or office gets) for IPv6. */
export function networkOf(address: string): string {
  return partOf(address, 56);
}

/** The widest network that one organisation usually has: /24 for IPv4, /48 for IPv6. */
export function siteOf(address: string): string {
  return partOf(address, 48);
}

/** Whether a network of `siteOf` is one of IPv6, with room for a campus. */
export const isWideSite = (site: string): boolean => site.includes(':');

function partOf(address: string, bits: 48 | 56): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return address;
  const groups = groupsOf(plain).slice(0, bits === 48 ? 3 : 4);
  const prefix = groups.map((group, index) => (index === 3 ? group & 0xff00 : group));
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

function groupsOf(address: string): number[] {
  const [left = '', right] = address.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').flatMap(groupNumbers));
  const [start, end] = [numbers(left), numbers(right ?? '')];
  const gap = right === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...new Array<number>(gap).fill(0), ...end];
}

/** A group in hex; the dotted end of a mapped address is two of them. */
function groupNumbers(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
