import { summerOffer } from '#content/offer/summer.ts';
import { dayMs, hourMs } from '#domain/format/durations.ts';
import { offerPeriod } from '#domain/offer/period.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { sentRef } from '#server/data-requests/link.ts';
import { leadRef } from '#server/leads/lead-ref.ts';
import { newsletterToken } from '#server/newsletter/links.ts';
import { sampleId } from './sample-rows.ts';
import { type SampleServices, sampleServices } from './sample-services.ts';

/** One page as one visitor gets it. */
export type Visit = {
  /** What it is called in a sentence: its address, and for whom where it has several forms. */
  name: string;
  path: string;
  /** What a form without an entry sends; null for looking only. */
  sends: Readonly<Record<string, string>> | null;
  at: number;
  /** Whether every place of the offer is taken. */
  isFull?: boolean;
  /** The statuses with which it may answer. */
  statuses: readonly number[];
};

/** Every page that is made for each visitor, in the forms that visitors meet. */
export function visitsOf(now: number, own: readonly string[]): Visit[] {
  const { keys, clock }: SampleServices = sampleServices(now);
  const booking = `/booking/${manageToken(keys, { id: sampleId, linkVersion: 1 })}`;
  const reader = { id: sampleId, generation: 0 };
  const looks = (name: string, path: string, at = now): Visit => ({
    ...{ name, path, at, sends: null, statuses: [200] },
  });
  const sends = (name: string, path: string): Visit => ({
    ...{ name, path, at: now, sends: { formToken: 'x' }, statuses: [422, 400] },
  });
  const sent = leadRef({ keys, clock }, sampleId, hourMs);
  const { startsAt, endsAt } = offerPeriod(summerOffer.dates);
  return [
    ...own.map((path) => looks(path, path)),
    looks('/lets-talk after sending', `/lets-talk?sent=${sent}`),
    sends('/lets-talk with a mistake', '/lets-talk'),
    looks('/quote after sending', `/quote?sent=${sent}`),
    sends('/quote with a mistake', '/quote'),
    looks('/summer-offer before it opens', '/summer-offer', startsAt - dayMs),
    looks('/summer-offer while it is open', '/summer-offer', startsAt + hourMs),
    { ...looks('/summer-offer while no place is left', '/summer-offer', startsAt + 2 * dayMs), isFull: true },
    looks('/summer-offer after it has ended', '/summer-offer', endsAt + dayMs),
    looks('/your-data after sending', `/your-data?sent=${sentRef({ keys }, sampleId)}`),
    sends('/your-data with a mistake', '/your-data'),
    looks('/careers', '/careers'),
    looks('/careers after sending', `/careers?sent=${sent}`),
    sends('/careers with a mistake', '/careers'),
    sends('/book-discovery-call with a mistake', '/book-discovery-call'),
    looks('the page of a call', booking),
    looks('the page to move a call', `${booking}/reschedule`),
    looks('the page to cancel a call', `${booking}/cancel`),
    { ...looks('the page of a link that is not ours', '/booking/none'), statuses: [404] },
    looks('/newsletter', '/newsletter'),
    sends('/newsletter with a mistake', '/newsletter'),
    looks(
      'the page to confirm a subscription',
      `/newsletter/confirm/${newsletterToken(keys, 'confirm', reader)}`,
    ),
    looks(
      'the page to leave the newsletter',
      `/newsletter/unsubscribe/${newsletterToken(keys, 'unsubscribe', reader)}`,
    ),
    { ...looks('the page for an address that there is not', '/there-is-nothing-here'), statuses: [404] },
  ];
}
