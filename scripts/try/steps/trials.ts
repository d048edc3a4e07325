import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { contentDocuments } from '#content/documents.ts';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { webhookEvents } from '#domain/webhooks/events.ts';
import { blockDate } from '#server/availability/blocked-dates.ts';
import { savePolicy } from '#server/availability/policy.ts';
import { book } from '#server/bookings/book.ts';
import { cancelByLink } from '#server/bookings/cancel.ts';
import { confirmRequest, declineRequest } from '#server/bookings/decide.ts';
import { holdTime } from '#server/bookings/hold.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { rescheduleBooking, rescheduleByLink } from '#server/bookings/reschedule.ts';
import { saveVersion } from '#server/content/documents/save-version.ts';
import { publish } from '#server/content/releases/publish.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { confirmSubscription } from '#server/newsletter/confirm.ts';
import { newsletterToken } from '#server/newsletter/links.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { eraseAddress } from '#server/privacy/erase/erase-by-owner.ts';
import { takeFile } from '#server/submissions/take-file.ts';
import { addEndpoint } from '#server/webhooks/change.ts';
import type { Instance } from './instance.ts';

/** One verb, from its call to what it leaves behind. */
export type Trial = {
  name: string;
  /** What is there before. @returns what the call needs to know of it */
  prepare: (site: Instance) => Promise<Record<string, string>>;
  run: (site: Instance, given: Record<string, string>) => Promise<unknown>;
  /** True where it is done in several transactions: between them it is half done, until the outbox has ended it. */
  inParts?: true;
};

const owner = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const ann = { name: 'Ann Visitor', email: 'ann@example.com' };
const monday = '2026-11-23';
const document = 'services/crm';
const asked = { ...ann, selectedDate: monday, selectedTime: '10:00', idempotencyKey: 'a-booking-of-ann' };
const other = { selectedDate: monday, selectedTime: '14:00' };
const enquiry = {
  ...ann,
  company: 'Example Ltd',
  projectTypes: ['seo'],
  budget: '5k-15k',
  timeline: 'asap',
  message: 'We sell garden rooms, and nobody finds us.',
  idempotencyKey: 'an-enquiry-of-ann',
};

/** An owner, and a webhook that is told of everything. */
async function team(site: Instance): Promise<Record<string, string>> {
  const at = site.db.engine === 'postgres' ? new Date(0) : new Date(0).toISOString();
  const verified = site.db.engine === 'postgres' ? true : 1;
  await sql`insert into staff (id, name, email, role, "emailVerified", "createdAt", "updatedAt")
    values (${owner.id}, ${owner.name}, ${owner.email}, 'owner', ${verified}, ${at}, ${at})`.execute(
    site.db.query,
  );
  const events = webhookEvents.map(({ id }) => id);
  await addEndpoint(site, owner, { name: 'Accounts', url: 'https://hooks.example.com/in', events });
  return {};
}

/** A call that Ann has booked; what came of it is delivered or not. */
async function booked(site: Instance, delivered = true): Promise<Record<string, string>> {
  await team(site);
  const booking = await book(site, asked);
  if (delivered) await site.deliver();
  return { id: booking.id, token: manageToken(site.keys, booking) };
}

async function requested(site: Instance): Promise<Record<string, string>> {
  await savePolicy(site, owner, { ...defaultPolicy, confirmation: 'owner' });
  return booked(site);
}

async function sendEnquiry(site: Instance): Promise<unknown> {
  const files: Parameters<typeof takeFile>[4] = [];
  const content = Readable.from([Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000)}`)]);
  const problem = await takeFile(site.files, content, 'plan.pdf', 'pdf', files);
  if (problem) throw problem;
  return submitContact(site, { input: enquiry, files, byForm: false });
}

const signUp = (site: Instance) => subscribe(site, { email: ann.email, idempotencyKey: 'a-wish-of-ann' });

/** Everything about one person: a call, an enquiry with a file, a newsletter. */
async function known(site: Instance): Promise<Record<string, string>> {
  const given = await booked(site);
  await sendEnquiry(site);
  await signUp(site);
  await site.deliver();
  return given;
}

/** Every verb of which something must not be lost, doubled or left half done. */
export const trials: readonly Trial[] = [
  { name: 'book', prepare: team, run: (site) => book(site, asked) },
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
