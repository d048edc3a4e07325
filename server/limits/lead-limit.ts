import { minuteMs } from '#domain/format/durations.ts';
import type { Services } from '#server/ports/services.ts';
import { limitClient } from './limit-client.ts';

/** How often one address may send the same form. */
const leadLimit = { max: 20, windowMs: 10 * minuteMs };

/**
 * Counts a lead form of one client, whether it comes by a page or as JSON.
 * @param name of the form, one limit for each
 * @throws DomainError rate-limited
 */
export function limitLead(services: Services, name: string, address: string): Promise<void> {
  return limitClient(services, { name, address, ...leadLimit });
}
