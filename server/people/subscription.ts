import type { TimelineKind } from '#domain/people/timeline.ts';
import type { Queries } from '#server/db/db.ts';
import { holdPerson } from './hold.ts';
import { addToTimeline } from './timeline.ts';

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
  const steps: Array<[Step['kind'], number | null]> = [
    ['newsletter-asked', row.created_at],
    ['newsletter-confirmed', row.confirmed_at],
    ['newsletter-left', row.unsubscribed_at],
  ];
  for (const [kind, at] of steps) if (at !== null) await tellReader(trx, personId, { id: row.id, kind, at });
}

type Step = { id: string; kind: Extract<TimelineKind, `newsletter-${string}`>; at: number };

/** Tells in the timeline what a reader of the newsletter did; a reader who is nobody we know has none. */
export async function tellReader(
  trx: Queries,
  personId: string | null,
  { id, kind, at }: Step,
): Promise<void> {
  if (personId === null) return;
  await addToTimeline(trx, { personId, at, kind, actor: 'visitor', subject: `newsletter:${id}` });
}

/** Takes hold of the person of a subscription before it is changed; null when nobody's. */
export function readerOf(trx: Queries, subscriptionId: string, at: number): Promise<string | null> {
  return holdPerson(trx, at, async () => {
    const row = await trx
      .selectFrom('newsletter_subscriptions')
      .select('person_id')
      .where('id', '=', subscriptionId)
      .executeTakeFirst();
    return row?.person_id ?? null;
  });
}
