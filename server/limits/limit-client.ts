import { isIP } from 'node:net';
import type { Services } from '#server/services.ts';
import { limit } from './rate-limit.ts';

type ClientLimit = {
  name: string;
  /** The client's address, as trusted proxies tell it. */
  address: string;
  /** Hits of one address in a window. */
  max: number;
  windowMs: number;
};

/** A network may do as much as four of its addresses: offices share one, and floods come from whole ranges. */
const addressesPerNetwork = 4;

/**
 * Counts one hit of a client, for its address and for its network.
 * @throws DomainError rate-limited
 */
export async function limitClient(
  services: Services,
  { name, address, max, windowMs }: ClientLimit,
): Promise<void> {
  await limit(services, { name, key: address, max, windowMs });
  const network = networkOf(address);
  await limit(services, { name: `${name}-network`, key: network, max: max * addressesPerNetwork, windowMs });
}

/** The network that an address is part of: /24 for IPv4, /56 (what one household or office gets) for IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return address;
  const groups = groupsOf(plain);
  const prefix = groups.slice(0, 4).map((group, index) => (index === 3 ? group & 0xff00 : group));
  return `${prefix.map((group) => group.toString(16)).join(':')}::/56`;
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
