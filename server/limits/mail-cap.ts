import { dayMs } from '#domain/format/durations.ts';
import { mailboxKey } from '#domain/forms/mailbox.ts';
import type { Queries } from '#server/db/db.ts';
import type { Services } from '#server/ports/services.ts';
import { isWithinLimit } from './rate-limit.ts';

/**
 * E-mails a day to one address that strangers can cause. Bookings are counted apart: who fills an address's share
 * with forms cannot keep the invitation of a call from its owner.
 */
const mailsPerDay = { forms: 4, bookings: 8 } as const;

/**
 * Counts one e-mail to an address that nobody has confirmed, over all forms and clients, and says whether it may
 * be written. The address is kept hashed.
 * @param queries the transaction that writes the e-mail
 */
export function mayWriteTo(
  services: Services,
  email: string,
  about: keyof typeof mailsPerDay,
  queries: Queries,
): Promise<boolean> {
  const limit = { name: `mails-${about}`, key: mailboxKey(email), max: mailsPerDay[about], windowMs: dayMs };
  return isWithinLimit(services, limit, queries);
}
