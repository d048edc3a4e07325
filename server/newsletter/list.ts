import { countUpTo } from '#server/db/count-up-to.ts';
import { type Listed, type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import type { NewsletterTable } from '#server/db/tables/leads.ts';
import type { Services } from '#server/ports/services.ts';

const subscribersPerPage = 50;

export type SubscriberState = NewsletterTable['status'];
export const subscriberStates: readonly SubscriberState[] = ['confirmed', 'pending', 'unsubscribed'];

export type Subscriber = {
  id: string;
  email: string;
  state: SubscriberState;
  /** When this state began. */
  since: number;
  confirmedAt: number | null;
  /** The form through which the address came. */
  source: string | null;
  /** The wording that was shown. */
  consent: string | null;
};

/** What the list shows: subscribers in every state or in one. */
export type SubscriberFilter = { state: SubscriberState | null };

/** The latest change of state first: a row is updated when its state changes, and at no other time. */
export const subscriberOrder: Order = {
  columns: [
    { ref: 'updated_at', type: 'number' },
    { ref: 'id', type: 'text' },
  ],
  direction: 'desc',
};

export type SubscriberList = {
  subscribers: Subscriber[];
  /** How many there are in each state, whatever is shown; counted as `countUpTo` does. */
  counts: Record<SubscriberState, number>;
  /** How many the filter lets through. */
  total: number;
  before: string | null;
  after: string | null;
};

/** The filter as it stands in an address; anything odd counts as unset. */
export function readSubscriberFilter(search: URLSearchParams): SubscriberFilter {
  return { state: subscriberStates.find((state) => state === search.get('state')) ?? null };
}

/** One page of subscribers, the latest change of state first. */
export async function listSubscribers(
  services: Pick<Services, 'db'>,
  { state }: SubscriberFilter,
  place: Place = null,
): Promise<SubscriberList> {
  const counts = await countSubscribers(services);
  const total = state ? counts[state] : subscriberStates.reduce((all, one) => all + counts[one], 0);
  const { rows, ...beside } = await readSubscribers(
    services,
    { state },
    { place, perPage: subscribersPerPage },
  );
  return { subscribers: rows, counts, total, ...beside };
}

/** Subscribers from a place on, the latest change of state first. */
export async function readSubscribers(
  { db }: Pick<Services, 'db'>,
  { state }: SubscriberFilter,
  { place, perPage }: { place: Place; perPage: number },
): Promise<Listed<Subscriber>> {
  const all = db.query.selectFrom('newsletter_subscriptions');
  return readKeyset(
    (state ? all.where('status', '=', state) : all).select([
      'id',
      'email',
      'status as state',
      'updated_at as since',
      'confirmed_at as confirmedAt',
      'source',
      'consent_text as consent',
    ]),
    { order: subscriberOrder, place, perPage, keyOf: (row) => [row.since, row.id] },
  );
}

async function countSubscribers({ db }: Pick<Services, 'db'>): Promise<Record<SubscriberState, number>> {
  const count = (state: SubscriberState) =>
    countUpTo(db.query, db.query.selectFrom('newsletter_subscriptions').where('status', '=', state));
  return {
    confirmed: await count('confirmed'),
    pending: await count('pending'),
    unsubscribed: await count('unsubscribed'),
  };
}
