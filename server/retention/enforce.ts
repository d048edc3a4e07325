import { dayMs } from '#domain/format/durations.ts';
import { errorKind } from '#server/base/log.ts';
import { sweepRateLimits } from '#server/limits/rate-limit.ts';
import type { Services } from '#server/ports/services.ts';
import { forgetBookings } from './bookings.ts';
import { forgetDataRequests, forgetErasures } from './data-requests.ts';
import { forgetDeliveries } from './deliveries.ts';
import { forgetApplications, forgetEnquiries, forgetOfferRequests, forgetQuarantine } from './leads.ts';
import { forgetUnsorted } from './letters.ts';
import { forgetLeavers, forgetUnconfirmed } from './newsletter.ts';
import { forgetQuietPeople } from './people.ts';
import { noteSwept, periodsNow } from './periods.ts';
import { forgetProofs } from './proofs.ts';
import { forgetSignIns } from './sign-ins.ts';
import type { Sweep } from './sweep.ts';
import { forgetVisits } from './visits.ts';

/**
 * Who keeps each promise of `content/legal/retention.ts`, by its id. Deliveries come first: one that was given up
 * long ago keeps its lead no longer.
 */
export const sweeps: Record<string, Sweep> = {
  'sent-mail': forgetDeliveries,
  enquiries: forgetEnquiries,
  applications: forgetApplications,
  'offer-requests': forgetOfferRequests,
  quarantine: forgetQuarantine,
  bookings: forgetBookings,
  people: forgetQuietPeople,
  'unsorted-letters': forgetUnsorted,
  'newsletter-pending': forgetUnconfirmed,
  'newsletter-left': forgetLeavers,
  'data-requests': forgetDataRequests,
  erasures: forgetErasures,
  'rate-limits': sweepRateLimits,
  'sign-ins': forgetSignIns,
  'visit-totals': forgetVisits,
  'review-proofs': forgetProofs,
};

/** Deletes whatever has been kept for as long as the privacy policy says, or the owner where that is shorter. One kind that fails stops no other. */
export async function enforceRetention(
  services: Services,
  realNow: number,
  signal?: AbortSignal,
): Promise<void> {
  const periods = await periodsNow(services.db.query);
  for (const [id, sweep] of Object.entries(sweeps)) {
    if (signal?.aborted) return;
    const keptMs = (periods[id] ?? Number.POSITIVE_INFINITY) * dayMs;
    const due = { before: services.clock.now() - keptMs, beforeOnDisk: realNow - keptMs, signal };
    try {
      const deleted = await sweep(services, due);
      if (deleted > 0) services.log.info('retention', { records: id, deleted });
    } catch (error) {
      services.log.warn('retention-failed', { records: id, kind: errorKind(error) });
    }
  }
  if (!signal?.aborted) await noteSwept(services);
}
