import { csvFile } from '#domain/format/csv.ts';
import type { NewsletterTable } from '#server/db/lead-tables.ts';
import { readPage } from '#server/db/list-page.ts';
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
  /** The form through which the address came. */
  source: string | null;
  /** The wording that was shown. */
  consent: string | null;
};

/** What the list shows: subscribers in every state or in one. */
export type SubscriberFilter = { state: SubscriberState | null; page: number };

export type SubscriberList = {
  subscribers: Subscriber[];
  /** How many there are in each state, whatever is shown. */
  counts: Record<SubscriberState, number>;
  /** How many the filter lets through. */
  total: number;
  pages: number;
  page: number;
};

/** The filter as it stands in an address; anything odd counts as unset. */
export function readSubscriberFilter(search: URLSearchParams): SubscriberFilter {
  return {
    state: subscriberStates.find((state) => state === search.get('state')) ?? null,
    page: readPage(search),
  };
}

/** One page of subscribers, the latest change of state first. A page beyond the last gives the last. */
export async function listSubscribers(
  services: Pick<Services, 'db'>,
  filter: SubscriberFilter,
): Promise<SubscriberList> {
  const { state } = filter;
  const counts = await countSubscribers(services);
  const total = state ? counts[state] : subscriberStates.reduce((all, one) => all + counts[one], 0);
  const pages = Math.max(1, Math.ceil(total / subscribersPerPage));
  const page = Math.min(filter.page, pages);
  const all = services.db.query.selectFrom('newsletter_subscriptions');
  const subscribers = await (state ? all.where('status', '=', state) : all)
    // A row is updated when its state changes, and at no other time.
    .select(['id', 'email', 'status as state', 'updated_at as since', 'source', 'consent_text as consent'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(subscribersPerPage)
    .offset((page - 1) * subscribersPerPage)
    .execute();
  return { subscribers, counts, total, pages, page };
}

async function countSubscribers({ db }: Pick<Services, 'db'>): Promise<Record<SubscriberState, number>> {
  const counts = { confirmed: 0, pending: 0, unsubscribed: 0 };
  const rows = await db.query
    .selectFrom('newsletter_subscriptions')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')] as const)
    .groupBy('status')
    .execute();
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

/**
 * The confirmed subscribers, latest first, as the text of a CSV file: address, when it was confirmed (ISO 8601,
 * UTC) and the wording that its owner agreed to.
 */
export async function subscribersCsv({ db }: Pick<Services, 'db'>): Promise<string> {
  const rows = await db.query
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'confirmed_at', 'consent_text'])
    .where('status', '=', 'confirmed')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  const lines = rows.map(({ email, confirmed_at, consent_text }) => [
    email,
    confirmed_at === null ? '' : new Date(confirmed_at).toISOString(),
    consent_text ?? '',
  ]);
  return csvFile([['E-mail address', 'Confirmed at', 'Agreed to'], ...lines]);
}
