import type { Insertable } from 'kysely';
import type { BookingStatus } from '#domain/booking/lifecycle.ts';
import { dayMs, hourMs, minuteMs } from '#domain/format/durations.ts';
import { sourceText } from '#domain/leads/source-text.ts';
import { personStatuses } from '#domain/people/status.ts';
import { cameColumns } from '#domain/results/came.ts';
import type { Queries } from '#server/db/db.ts';
import type { Database } from '#server/db/schema.ts';

/** How much an agency has gathered after years: what `npm run measure-lists` fills a database with. */
export const amounts = {
  people: 50_000,
  leads: 50_000,
  bookings: 20_000,
  timeline: 200_000,
  mails: 30_000,
  subscribers: 20_000,
  kept: 10_000,
  /** Of the timeline, all those of one person. */
  longest: 10_000,
  letters: 20_000,
  notes: 20_000,
  requests: 2_000,
  endpoints: 5,
  /** Of webhooks. */
  calls: 20_000,
  /** In the outbox, of the emails that are kept. */
  keptEntries: 2_000,
  erasures: 300,
  /** Of some 500,000 visits. */
  visitTotals: 17_000,
};

const firstNames = 'Ada Ben Cleo Dev Esme Finn Gita Hugo Iris Jon Kezia Liam Maya Noor Owen Priya'.split(' ');
const lastNames =
  'Smith Jones Taylor Brown Okafor Evans Wilson Thomas Roberts Khan Walker Wright Patel Green Hall Begum Clarke'.split(
    ' ',
  );
const firms = 'Harbour Moor Lantern Copper Gable Kestrel Orchard Signal Tanner Willow Anchor'.split(' ');
export const sentence =
  'We sell garden rooms in the north and would like more people to find us before spring. ';
const rowsAtOnce = 250;

export const pick = <T>(list: readonly T[], i: number) => list[Math.floor(i) % list.length] as T;

const kinds = [
  ...(['lead', 'booking', 'mail', 'subscriber', 'kept', 'person', 'entry'] as const),
  ...(['letter', 'note', 'request', 'endpoint', 'webhook', 'erasure', 'version', 'release'] as const),
];

/** The id of the i-th row of a kind, in the form of a UUID. */
export const sampleId = (kind: (typeof kinds)[number], i: number): string => {
  const number = kinds.indexOf(kind) + 1;
  return `${String(number).padStart(8, '0')}-0000-4000-8000-${String(i).padStart(12, '0')}`;
};

export function claims(i: number) {
  const [first, last, firm] = [pick(firstNames, i), pick(lastNames, i / 7), pick(firms, i / 3)];
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}${i}@${firm}.example`.toLowerCase(),
    company: `${firm} ${last} Ltd`,
    phone: `020 ${7000 + Math.floor(i / 10_000)} ${String(i % 10_000).padStart(4, '0')}`,
  };
}

function person(i: number, now: number): Insertable<Database['people']> {
  const { name, company, phone } = claims(i);
  const at = now - i * 15 * minuteMs;
  const waits = i % 40 === 0;
  return {
    id: sampleId('person', i),
    ...{ name, company, phone },
    status: pick(personStatuses, i / 5),
    waiting_since: waits ? at : null,
    answer_due_at: waits ? at + dayMs : null,
    proposal_due_at: i % 50 === 0 ? at + 2 * dayMs : null,
    next_step: i % 30 === 0 ? 'Send the proposal' : '',
    next_step_on: i % 30 === 0 ? new Date(at + 3 * dayMs).toISOString().slice(0, 10) : null,
    won_at: pick(personStatuses, i / 5) === 'won' ? at : null,
    last_at: at,
    created_at: at,
    updated_at: at,
  };
}

function address(i: number, now: number): Insertable<Database['person_addresses']> {
  const { email } = claims(i);
  return { email_key: email, email, person_id: sampleId('person', i), created_at: now };
}

function entry(i: number, now: number): Insertable<Database['timeline']> {
  const of = i <= amounts.longest ? 1 : Math.ceil(i / 4);
  return {
    id: sampleId('entry', i),
    person_id: sampleId('person', of),
    at: now - (of === 1 ? i : of * 15) * minuteMs + (i % 4) * minuteMs,
    kind: pick(['enquiry', 'mail-sent', 'call-booked', 'mail-sent'], i),
    actor: 'system',
    subject: `lead:${sampleId('lead', of)}`,
    payload: '{"kind":"contact"}',
  };
}

function lead(i: number, now: number): Insertable<Database['leads']> {
  const utm_source = i % 300 === 0 ? 'partner' : 'letter';
  const visit = { landing: '/services', referrer: 'https://search.example/', at: now, utm_source };
  const at = now - i * 15 * minuteMs;
  return {
    ...claims(i),
    id: sampleId('lead', i),
    kind: pick(['contact', 'quote', 'contact', 'offer'], i),
    status: 'new',
    person_id: i % 50 === 0 ? null : sampleId('person', i),
    quarantine: i % 50 === 0 ? 'held' : 'none',
    reasons: '[]',
    idempotency_key: null,
    request_hash: '',
    email_key: claims(i).email,
    payload: JSON.stringify({ ...claims(i), message: `${sentence.repeat(3)} Number ${i}.` }),
    attribution: JSON.stringify({ first: visit, last: visit }),
    source: sourceText({ first: visit, last: visit }),
    ...cameColumns({ first: visit, last: visit }),
    consent_text: null,
    consent_at: null,
    offer_id: null,
    offer_state: null,
    created_at: at,
    updated_at: at,
  };
}

function statusOf(i: number): BookingStatus {
  if (i <= 60) return pick(['confirmed', 'confirmed', 'requested', 'cancelled'], i);
  if (i % 200 === 0) return 'confirmed';
  return pick(['done', 'done', 'no-show', 'done', 'cancelled', 'done', 'declined'], i);
}

/** The first sixty lie ahead, the others one after the other in the year before. */
function booking(i: number, now: number): Insertable<Database['bookings']> {
  const startsAt = now + (61 - i) * 26 * minuteMs;
  return {
    ...claims(i),
    id: sampleId('booking', i),
    idempotency_key: null,
    request_hash: '',
    status: statusOf(i),
    starts_at: startsAt,
    ends_at: startsAt + 25 * minuteMs,
    message: sentence,
    visitor_zone: 'Europe/London',
    attribution: null,
    lead_id: sampleId('lead', i),
    person_id: sampleId('person', i),
    created_at: startsAt - 9 * dayMs,
    updated_at: startsAt - 9 * dayMs,
    cancelled_at: null,
    mailbox_key: claims(i).email,
  };
}

function mail(i: number, now: number): Insertable<Database['outbox']> {
  const { name, email } = claims(i);
  const at = now - i * 4 * minuteMs;
  const dead = i % 300 === 0;
  return {
    id: sampleId('mail', i),
    kind: 'email',
    dedupe_key: `measure:${i}`,
    subject: `lead:${sampleId('lead', i)}`,
    payload: JSON.stringify({
      to: email,
      subject: `Thank you, ${name}`,
      text: sentence,
      html: `<p>${sentence.repeat(12)}</p>`,
    }),
    status: dead ? 'dead' : 'done',
    attempts: 1,
    failures: dead ? 8 : 0,
    next_attempt_at: at,
    lease_token: null,
    last_error: dead ? 'The mail server did not take it.' : null,
    created_at: at,
    done_at: at,
  };
}

function subscriber(i: number, now: number): Insertable<Database['newsletter_subscriptions']> {
  const at = now - i * hourMs;
  const left = i % 10 > 7;
  return {
    id: sampleId('subscriber', i),
    email: claims(i).email,
    status: left ? 'unsubscribed' : 'confirmed',
    created_at: at,
    updated_at: at,
    consent_text: 'Send me the newsletter',
    source: 'newsletter-box',
    confirmed_at: at,
    unsubscribed_at: left ? at : null,
  };
}

/** A year and more of half a million visits: every day some forty totals. */
function visitTotal(i: number, now: number): Insertable<Database['visit_totals']> {
  return {
    day: new Date(now - Math.floor(i / 40) * dayMs).toISOString().slice(0, 10),
    page: `/page-${i % 10}`,
    source: pick(['direct', 'google.com', 'google / cpc', 'letter'], (i % 40) / 10),
    campaign: i % 40 >= 20 ? 'leeds' : '',
    visits: 1 + (i % 60),
  };
}

/** Fills a table with so many rows. */
export async function fillTable<Table extends keyof Database>(
  query: Queries,
  table: Table,
  count: number,
  row: (i: number) => Insertable<Database[Table]>,
): Promise<void> {
  await query.transaction().execute(async (trx) => {
    for (let from = 1; from <= count; from += rowsAtOnce) {
      const length = Math.min(rowsAtOnce, count - from + 1);
      const values = Array.from({ length }, (_, index) => row(from + index));
      await trx.insertInto(table).values(values).execute();
    }
  });
}

/**
 * Fills a migrated, empty database of either engine, always with the same rows.
 * @param now epoch milliseconds
 * @param most of each kind
 */
export async function fillDatabase(query: Queries, now: number, most = Infinity): Promise<void> {
  const fill = <Table extends keyof Database>(
    table: Table,
    count: number,
    row: (i: number, now: number) => Insertable<Database[Table]>,
  ) => fillTable(query, table, Math.min(count, most), (i) => row(i, now));
  await fill('people', amounts.people, person);
  await fill('person_addresses', amounts.people, address);
  await fill('timeline', amounts.timeline, entry);
  await fill('leads', amounts.leads, lead);
  await fill('bookings', amounts.bookings, booking);
  await fill('outbox', amounts.mails, mail);
  await fill('newsletter_subscriptions', amounts.subscribers, subscriber);
  await fill('visit_totals', amounts.visitTotals, visitTotal);
}
