import { sql } from 'kysely';
import { bookingSubject } from '#server/bookings/subject.ts';
import { proofsOfPerson } from '#server/content/proofs/of-person.ts';
import { dataRequestSubject } from '#server/data-requests/data-request.ts';
import { lettersOfPeople } from '#server/inbox/letters/of-people.ts';
import { messageSubject } from '#server/inbox/take/message-subject.ts';
import { leadSubject } from '#server/leads/entries.ts';
import { keptMailIds, keptMailsNaming } from '#server/mail/kept-mails.ts';
import { emailsHere, entriesOfPerson } from '#server/outbox/of-person.ts';
import { recordsOfPeople } from '#server/people/records.ts';
import type { Services } from '#server/ports/services.ts';

/** Everything that is kept under an e-mail address, as it is stored; of letters and mails without their texts. */
export type PersonRecords = Awaited<ReturnType<typeof findPerson>>;

/** Kept e-mails that an earlier look at the same addresses has read, and found to name none of them. */
export type Read = { addresses: readonly string[]; namesNone: Set<string> };

/** What is kept under one address. Changes nothing. */
export function findPerson(services: Services, typed: string) {
  return findAll(services, [typed]);
}

/**
 * Looks through every place where records of people lie. Changes nothing. Whoever has several addresses is one person:
 * what is kept under the others is found as well.
 * @param read what an earlier look has read, and this one adds to
 */
export async function findAll(
  services: Services,
  typed: readonly string[],
  read: Read = { addresses: [], namesNone: new Set() },
) {
  const asked = typed.map((one) => one.trim().toLowerCase());
  const { query } = services.db;
  const known = await recordsOfPeople(query, asked);
  const addresses = [...new Set([...asked, ...known.addresses.map(({ email_key: key }) => key)])];
  const leads = await query.selectFrom('leads').selectAll().where('email_key', 'in', addresses).execute();
  const leadIds = leads.map(({ id }) => id);
  const files =
    leadIds.length > 0
      ? await query.selectFrom('lead_attachments').selectAll().where('lead_id', 'in', leadIds).execute()
      : [];
  const bookings = await query
    .selectFrom('bookings')
    .selectAll()
    .where(sql`lower(email)`, 'in', addresses)
    .orderBy('starts_at')
    .execute();
  const newsletter = await query
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email', 'in', addresses)
    .execute();
  const dataRequests = await query
    .selectFrom('data_requests')
    .selectAll()
    .where('email_key', 'in', addresses)
    .execute();
  const letters = await lettersOfPeople(query, {
    people: known.people.map(({ id }) => id),
    addresses,
  });
  const subjects = [
    ...letters.letters.map(({ id }) => messageSubject(id)),
    ...leadIds.map(leadSubject),
    ...bookings.map(({ id }) => bookingSubject(id)),
    ...newsletter.map(({ id }) => `newsletter:${id}`),
    ...dataRequests.map(({ id }) => dataRequestSubject(id)),
  ];
  // Before the entries are read: what comes after that is found by the next look.
  const keptIds = await keptMailIds(services);
  const readWithEntries = await emailsHere(query, keptIds);
  const deliveries = await entriesOfPerson(query, { addresses, subjects });
  const theirs = new Set(deliveries.map(({ id }) => id));
  if (!addresses.every((address) => read.addresses.includes(address))) {
    read.addresses = addresses;
    read.namesNone.clear();
  }
  const naming = await keptMailsNaming(services, addresses, {
    ids: keptIds.filter((id) => !theirs.has(id) && !readWithEntries.has(id)),
    namesNone: read.namesNone,
  });
  const keptMails = [...keptIds.filter((id) => theirs.has(id)), ...naming];
  return {
    asked: addresses,
    ...known,
    ...letters,
    leads,
    files,
    bookings,
    newsletter,
    dataRequests,
    deliveries,
    keptMails,
    ...(await proofsOfPerson(query, addresses)),
  };
}

/** How many records of each kind were found. */
export function countRecords(found: PersonRecords): Record<string, number> {
  const { asked: _, ...kinds } = found;
  return Object.fromEntries(Object.entries(kinds).map(([kind, rows]) => [kind, rows.length]));
}
