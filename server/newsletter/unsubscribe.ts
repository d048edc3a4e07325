import { DomainError } from '#server/base/errors.ts';
import { readerOf, tellReader } from '#server/people/subscription.ts';
import type { Services } from '#server/ports/services.ts';
import { readNewsletterToken } from './links.ts';

/**
 * Takes an address off the list, for good. Leaving twice changes nothing, and leaving what was deleted succeeds.
 * @throws DomainError gone for a link that is not ours
 */
export async function unsubscribe(services: Services, token: string): Promise<void> {
  const subscription = subscriptionOf(services, token);
  const now = services.clock.now();
  const { id } = subscription;
  const left = await services.db.query.transaction().execute(async (trx) => {
    const personId = await readerOf(trx, id, now);
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_subscriptions')
      .set((eb) => ({
        status: 'unsubscribed' as const,
        unsubscribed_at: now,
        updated_at: now,
        generation: eb('generation', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', '!=', 'unsubscribed')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await tellReader(trx, personId, { id, kind: 'newsletter-left', at: now });
    return true;
  });
  if (left) services.log.info('newsletter-left', { id });
}

/**
 * Whether the address of a link to leave is off the list already, or was deleted. Changes nothing.
 * @throws DomainError gone, as `unsubscribe`
 */
export async function hasLeft(services: Services, token: string): Promise<boolean> {
  const { id } = subscriptionOf(services, token);
  const row = await services.db.query
    .selectFrom('newsletter_subscriptions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return !row || row.status === 'unsubscribed';
}

function subscriptionOf(services: Services, token: string) {
  const subscription = readNewsletterToken(services.keys, 'unsubscribe', token);
  if (!subscription) throw new DomainError('gone', 'Part of this link is missing. Please copy all of it.');
  return subscription;
}
