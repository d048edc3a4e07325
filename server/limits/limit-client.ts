import { rangeOf } from '#server/http/ip-address.ts';
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
  return rangeOf(address, 24, 56);
}

/** The widest network that one organisation usually has: /24 for IPv4, /48 for IPv6. */
export function siteOf(address: string): string {
  return rangeOf(address, 24, 48);
}

/** Whether a network of `siteOf` is one of IPv6, with room for a campus. */
export const isWideSite = (site: string): boolean => site.includes(':');
