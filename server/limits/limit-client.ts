import { DomainError } from '#server/base/errors.ts';
import { rangeOf } from '#server/http/senders/ip-address.ts';
import type { Services } from '#server/ports/services.ts';
import { type Limit, limit, tooMany } from './rate-limit.ts';
import { noteRefusal } from './refusals.ts';
import { noteSpent, spentFor } from './spent.ts';

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
 * Counts one hit of a client, for its address and for its networks. Once a network has had its share, it is refused
 * unwritten: whoever has a new address for each request would otherwise leave a row with each refusal.
 * @throws DomainError rate-limited
 */
export async function limitClient(
  services: Services,
  { name, address, max, windowMs }: ClientLimit,
): Promise<void> {
  if (services.env.RATE_LIMITS === 'off') return;
  const wide = shares
    .map((share) => ({
      ...{ name: `${name}-${share.name}`, key: share.of(address) },
      ...{ max: max * share.addresses, windowMs },
    }))
    .filter(({ key }, at, all) => all.findIndex((one) => one.key === key) === at);
  for (const one of wide) refuseSpent(services, one);
  await limit(services, { name, key: address, max, windowMs });
  for (const one of wide) {
    await limit(services, one).catch((error: unknown) => {
      rememberSpent(services, one, error);
      throw error;
    });
  }
}

const spentKey = ({ name, key }: Limit) => `${name} ${key}`;

function refuseSpent({ db, clock }: Services, wanted: Limit): void {
  const ms = spentFor(db, spentKey(wanted), clock.now());
  if (ms === 0) return;
  noteRefusal(wanted.name);
  throw tooMany(ms);
}

function rememberSpent({ db, clock }: Services, wanted: Limit, error: unknown): void {
  const seconds = error instanceof DomainError && Number(error.details?.retryAfterSeconds);
  const from = clock.now();
  if (seconds) noteSpent(db, spentKey(wanted), { from, until: from + seconds * 1000 });
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
