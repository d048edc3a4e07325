import { contentDocuments } from '#content/documents.ts';
import { blockDate } from '#server/availability/blocked-dates.ts';
import { book } from '#server/bookings/book.ts';
import { cancelByLink } from '#server/bookings/cancel.ts';
import { confirmRequest, declineRequest } from '#server/bookings/decide.ts';
import { holdTime } from '#server/bookings/hold.ts';
import { rescheduleBooking, rescheduleByLink } from '#server/bookings/reschedule.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { publish } from '#server/content/releases/publish.ts';
import { confirmSubscription } from '#server/newsletter/confirm.ts';
import { newsletterToken } from '#server/newsletter/links.ts';
import { eraseAddress } from '#server/privacy/erase/erase-by-owner.ts';
import {
  ann,
  asked,
  booked,
  document,
  known,
  monday,
  other,
  owner,
  requested,
  sendEnquiry,
  signUp,
  team,
} from './given.ts';
import type { Instance } from './instance.ts';

/** One verb, from its call to what it leaves behind. */
export type Trial = {
  name: string;
  /** What is there before. @returns what the call needs to know of it */
  prepare: (site: Instance) => Promise<Record<string, string>>;
  run: (site: Instance, given: Record<string, string>) => Promise<unknown>;
  /** True where it is done in several transactions: between them it is half done, until the outbox has ended it. */
  inParts?: true;
  /** Where a calendar that cannot be read makes a request of it: how the call then stands, and what is sent instead. */
  whenSilent?: { status: string; mails: readonly string[] };
};

/** Every verb of which something must not be lost, doubled or left half done. */
export const trials: readonly Trial[] = [
  {
    name: 'book',
    prepare: team,
    run: (site) => book(site, asked),
    whenSilent: {
      status: 'requested',
      mails: [
        'ann@example.com: Request received: discovery call on Monday, November 23rd, 2026',
        'hello@foreshore.example: Discovery call requested: Ann Visitor, Monday, November 23rd, 2026, 10:00 AM',
      ],
    },
  },
  {
    name: 'hold',
    prepare: team,
    run: (site) =>
      holdTime(
        site,
        { ...other, holdToken: 'a-form-of-ann-that-holds-a-time' },
        { clientAddress: '192.0.2.1' },
      ),
  },
  {
    name: 'move',
    prepare: booked,
    run: (site, { token = '' }) => rescheduleByLink(site, token, { ...other, moveKey: 'a-move-of-ann' }),
    whenSilent: {
      status: 'requested',
      mails: [
        'ann@example.com: Request received: discovery call on Monday, November 23rd, 2026',
        'hello@foreshore.example: Another time requested: Ann Visitor, Monday, November 23rd, 2026, 2:00 PM',
      ],
    },
  },
  {
    name: 'move by staff',
    prepare: (site) => booked(site, false),
    run: (site, { id = '' }) => rescheduleBooking(site, owner, id, other),
  },
  { name: 'cancel', prepare: booked, run: (site, { token = '' }) => cancelByLink(site, token) },
  {
    name: 'confirm a request',
    prepare: requested,
    run: (site, { id = '' }) => confirmRequest(site, owner, id),
  },
  {
    name: 'decline a request',
    prepare: requested,
    run: (site, { id = '' }) => declineRequest(site, owner, id),
  },
  {
    name: 'block a date',
    prepare: team,
    run: (site) => blockDate(site, owner, { date: monday, reason: '' }),
  },
  { name: 'receive a lead', prepare: team, run: sendEnquiry },
  { name: 'subscribe', prepare: team, run: signUp },
  {
    name: 'confirm a subscription',
    prepare: async (site) => {
      await team(site);
      await signUp(site);
      const row = await site.db.query
        .selectFrom('newsletter_subscriptions')
        .selectAll()
        .executeTakeFirstOrThrow();
      return { token: newsletterToken(site.keys, 'confirm', row) };
    },
    run: (site, { token = '' }) => confirmSubscription(site, token),
  },
  {
    name: 'publish',
    prepare: async (site) => {
      await team(site);
      const facts = { ...contentDocuments.get(document)?.defaults, summary: 'Said anew.' };
      await saveVersion(site, { document, facts, base: 0, note: '', staffId: owner.id });
      return {};
    },
    run: (site) =>
      publish(site, { documents: { [document]: 1 }, note: 'Autumn', staffId: owner.id, expectLive: 0 }),
  },
  {
    name: 'erase',
    prepare: known,
    run: (site) => eraseAddress(site, owner, ann.email, ann.email),
    inParts: true,
  },
  {
    name: 'deliver',
    prepare: async (site) => {
      await booked(site, false);
      await sendEnquiry(site);
      return {};
    },
    run: (site) => site.deliver(),
    inParts: true,
  },
];
