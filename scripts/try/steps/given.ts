import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { defaultPolicy } from '#domain/booking/policy.ts';
import { webhookEvents } from '#domain/webhooks/events.ts';
import { savePolicy } from '#server/availability/policy.ts';
import { book } from '#server/bookings/book.ts';
import { manageToken } from '#server/bookings/manage-link.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { takeFile } from '#server/submissions/take-file.ts';
import { addEndpoint } from '#server/webhooks/change.ts';
import type { Instance } from './instance.ts';

export const owner = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
export const ann = { name: 'Ann Visitor', email: 'ann@example.com' };
export const monday = '2026-11-23';
export const document = 'services/crm';
export const asked = {
  ...ann,
  selectedDate: monday,
  selectedTime: '10:00',
  idempotencyKey: 'a-booking-of-ann',
};
export const other = { selectedDate: monday, selectedTime: '14:00' };
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
export async function team(site: Instance): Promise<Record<string, string>> {
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
export async function booked(site: Instance, delivered = true): Promise<Record<string, string>> {
  await team(site);
  const booking = await book(site, asked);
  if (delivered) await site.deliver();
  return { id: booking.id, token: manageToken(site.keys, booking) };
}

export async function requested(site: Instance): Promise<Record<string, string>> {
  await savePolicy(site, owner, { ...defaultPolicy, confirmation: 'owner' });
  return booked(site);
}

export async function sendEnquiry(site: Instance): Promise<unknown> {
  const files: Parameters<typeof takeFile>[4] = [];
  const content = Readable.from([Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000)}`)]);
  const problem = await takeFile(site.files, content, 'plan.pdf', 'pdf', files);
  if (problem) throw problem;
  return submitContact(site, { input: enquiry, files, byForm: false });
}

export const signUp = (site: Instance) =>
  subscribe(site, { email: ann.email, idempotencyKey: 'a-wish-of-ann' });

/** Everything about one person: a call, an enquiry with a file, a newsletter. */
export async function known(site: Instance): Promise<Record<string, string>> {
  const given = await booked(site);
  await sendEnquiry(site);
  await signUp(site);
  await site.deliver();
  return given;
}
