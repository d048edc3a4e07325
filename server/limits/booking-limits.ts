import { minuteMs } from '#domain/format/durations.ts';
import type { Services } from '#server/ports/services.ts';
import { limitClient } from './limit-client.ts';

const windowMs = 10 * minuteMs;

/** How often one address may do what changes the diary, on pages and by the API together, in ten minutes. */
const perAddress = { book: 20, move: 20, cancel: 20, number: 20, hold: 60, 'hold-release': 60 } as const;

/**
 * Counts one request of a visitor, for its address and for its networks, which may do some times as much.
 * @param address the client's, as trusted proxies tell it
 * @throws DomainError rate-limited
 */
export function limitBooking(
  services: Services,
  what: keyof typeof perAddress,
  address: string,
): Promise<void> {
  return limitClient(services, { name: what, address, max: perAddress[what], windowMs });
}
