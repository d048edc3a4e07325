import { momentOf } from '#app/pages/admin/parts/moment.ts';
import type { Subscriber, SubscriberState } from '#server/newsletter/list.ts';

export const subscriberStateWords: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  pending: 'Waiting for confirmation',
  unsubscribed: 'Unsubscribed',
};

const sourceWords = new Map([
  ['newsletter-box', 'Newsletter box'],
  ['contact', 'Contact form'],
]);

/** What the list shows of a subscriber. @param zone the owner's */
export function subscriberRow(
  { id, email, state, since, source, consent }: Subscriber,
  now: number,
  zone: string,
) {
  return {
    id,
    email,
    state,
    since: momentOf(since, now, zone),
    source: source && (sourceWords.get(source) ?? source),
    consent,
  };
}

export type SubscriberRow = ReturnType<typeof subscriberRow>;
