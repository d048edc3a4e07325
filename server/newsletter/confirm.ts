import { DomainError } from '../errors.ts';
import type { Services } from '../services.ts';
import { readNewsletterToken } from './links.ts';

/**
 * Puts an address on the list, at the wish of whoever reads its mail. Confirming twice changes nothing.
 * @throws DomainError gone when the link is not ours or was made before its owner left
 */
export async function confirmSubscription(services: Services, token: string): Promise<void> {
  const subscription = readNewsletterToken(services.secret, 'confirm', token);
  if (!subscription) throw noLonger();
  const now = services.clock.now();
  const confirmed = await services.db.query
    .updateTable('newsletter_subscriptions')
    .set({ status: 'confirmed', confirmed_at: now, updated_at: now })
    .where('id', '=', subscription.id)
    .where('generation', '=', subscription.generation)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (confirmed.numUpdatedRows === 1n) {
    services.log.info('newsletter-confirmed', { id: subscription.id });
    return;
  }
  const row = await services.db.query
    .selectFrom('newsletter_subscriptions')
    .select('status')
    .where('id', '=', subscription.id)
    .where('generation', '=', subscription.generation)
    .executeTakeFirst();
  if (row?.status !== 'confirmed') throw noLonger();
}

function noLonger(): DomainError {
  return new DomainError('gone', 'This link no longer works. Please enter your address again.');
}
