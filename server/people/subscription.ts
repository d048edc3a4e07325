import type { Queries } from '#server/db/db.ts';
import { addToTimeline, type TimelineEntry } from './timeline.ts';

const subscriptionSubject = (id: string): string => `newsletter:${id}`;

/**
 * Gives the subscription of an address to the person who has just been made for it, with its history. A subscriber
 * alone is nobody we talk to, and has no page.
 */
export async function linkSubscription(trx: Queries, emailKey: string, personId: string): Promise<void> {
  const row = await trx
    .updateTable('newsletter_subscriptions')
    .set({ person_id: personId })
    .where('email', '=', emailKey)
    .returning(['id', 'created_at', 'confirmed_at', 'unsubscribed_at'])
    .executeTakeFirst();
  if (!row) return;
  const steps: Array<[TimelineEntry['kind'], number | null]> = [
    ['newsletter-asked', row.created_at],
    ['newsletter-confirmed', row.confirmed_at],
    ['newsletter-left', row.unsubscribed_at],
  ];
  const subject = subscriptionSubject(row.id);
  for (const [kind, at] of steps)
    if (at !== null) await addToTimeline(trx, { personId, at, kind, actor: 'visitor', subject });
}
