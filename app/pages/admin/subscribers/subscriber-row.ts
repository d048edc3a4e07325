import { formatInstantBritishDate, formatInstantTime } from '#domain/format/instant.ts';
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
export function subscriberRow({ id, email, state, since, source, consent }: Subscriber, zone: string) {
  return {
    id,
    email,
    state,
    date: formatInstantBritishDate(since, zone),
    time: formatInstantTime(since, zone),
    source: source && (sourceWords.get(source) ?? source),
    consent,
  };
}

export type SubscriberRow = ReturnType<typeof subscriberRow>;
