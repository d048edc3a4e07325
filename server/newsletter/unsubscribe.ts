import { DomainError } from '../errors.ts';
import type { Services } from '../services.ts';
import { readNewsletterToken } from './links.ts';

/**
 * Takes an address off the list, for good. Leaving twice changes nothing, and leaving what was deleted succeeds.
 * @throws DomainError gone for a link that is not ours
 */
export async function unsubscribe(services: Services, token: string): Promise<void> {
  const subscription = readNewsletterToken(services.secret, 'unsubscribe', token);
  if (!subscription) throw new DomainError('gone', 'This link is not complete. Please copy all of it.');
  const now = services.clock.now();
  const changed = await services.db.query
    .updateTable('newsletter_subscriptions')
    .set((eb) => ({
      status: 'unsubscribed' as const,
      unsubscribed_at: now,
      updated_at: now,
      generation: eb('generation', '+', 1),
    }))
    .where('id', '=', subscription.id)
    .where('status', '!=', 'unsubscribed')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 1n) services.log.info('newsletter-left', { id: subscription.id });
}
