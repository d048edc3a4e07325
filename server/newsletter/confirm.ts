import { DomainError } from '#server/base/errors.ts';
import { readerOf, tellReader } from '#server/people/subscription.ts';
import type { Services } from '#server/ports/services.ts';
import { readNewsletterToken } from './links.ts';

/**
 * Puts an address on the list, at the wish of whoever reads its mail. Confirming twice changes nothing.
 * @throws DomainError gone when the link is not ours or was made before its owner left
 */
export async function confirmSubscription(services: Services, token: string): Promise<void> {
  const subscription = subscriptionOf(services, token);
  const now = services.clock.now();
  const { id, generation } = subscription;
  const confirmed = await services.db.query.transaction().execute(async (trx) => {
    const personId = await readerOf(trx, id, now);
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_subscriptions')
      .set({ status: 'confirmed', confirmed_at: now, updated_at: now })
      .where('id', '=', id)
      .where('generation', '=', generation)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await tellReader(trx, personId, { id, kind: 'newsletter-confirmed', at: now });
    return true;
  });
  if (confirmed) {
    services.log.info('newsletter-confirmed', { id });
    return;
  }
  if (!(await isConfirmed(services, token))) throw noLonger();
}

/**
 * Whether the address of a link to confirm is confirmed already, or still to be. Changes nothing.
 * @throws DomainError gone, as `confirmSubscription`
 */
export async function isConfirmed(services: Services, token: string): Promise<boolean> {
  const { id, generation } = subscriptionOf(services, token);
  const row = await services.db.query
    .selectFrom('newsletter_subscriptions')
    .select('status')
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('status', '!=', 'unsubscribed')
    .executeTakeFirst();
  if (!row) throw noLonger();
  return row.status === 'confirmed';
}

function subscriptionOf(services: Services, token: string) {
  const subscription = readNewsletterToken(services.keys, 'confirm', token);
  if (!subscription) throw noLonger();
  return subscription;
}

function noLonger(): DomainError {
  return new DomainError('gone', 'This link no longer works. Please enter your address again.');
}
