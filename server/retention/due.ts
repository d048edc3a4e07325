import { dayMs } from '#domain/format/durations.ts';
import type { Services } from '#server/ports/services.ts';
import { countOldBookings } from './bookings.ts';
import { countDeliveries } from './deliveries.ts';
import { countApplications, countEnquiries, countOfferRequests, countQuarantine } from './leads.ts';
import { countUnsortedLetters } from './letters.ts';
import { countUnconfirmed } from './newsletter.ts';
import { countQuietPeople } from './people.ts';
import type { Count, Periods } from './sweep.ts';

/** How many records of each kind are due: one for each kind of which the owner may choose how long it is kept. */
export const counts: Record<string, Count> = {
  'sent-mail': countDeliveries,
  enquiries: countEnquiries,
  applications: countApplications,
  'offer-requests': countOfferRequests,
  quarantine: countQuarantine,
  bookings: countOldBookings,
  people: countQuietPeople,
  'unsorted-letters': countUnsortedLetters,
  'newsletter-pending': countUnconfirmed,
};

/** How many records of each kind go when they are looked through after so long, in milliseconds. */
export async function dueWithin(
  services: Services,
  periods: Periods,
  ms: number,
): Promise<Map<string, number>> {
  const now = services.clock.now() + ms;
  const found = new Map<string, number>();
  for (const [id, count] of Object.entries(counts)) {
    const before = now - (periods[id] ?? 0) * dayMs;
    found.set(id, await count(services, { before, beforeOnDisk: before, now, periods }));
  }
  return found;
}
