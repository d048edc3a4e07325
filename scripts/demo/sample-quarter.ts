import { dateAt } from '#domain/availability/zone-day.ts';
import { agencyZone } from '#domain/booking/agency-zone.ts';
import { dayMs, hourMs, minuteMs } from '#domain/format/durations.ts';
import { sourceText } from '#domain/leads/source-text.ts';
import type { Attribution } from '#domain/leads/touch.ts';
import type { PersonStatus } from '#domain/people/status.ts';
import { cameColumns, cameOf } from '#domain/results/came.ts';
import { servicesOf } from '#domain/results/services.ts';
import type { Queries } from '#server/db/db.ts';

type Way = {
  landing: string;
  referrer?: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
};

/** The ways by which visitors come, with visits of a usual day. */
const ways: { way: Way; aDay: number }[] = [
  { way: { landing: '/', referrer: 'https://www.google.com/' }, aDay: 9 },
  { way: { landing: '/services/seo-geo', referrer: 'https://www.google.com/' }, aDay: 5 },
  { way: { landing: '/' }, aDay: 6 },
  { way: { landing: '/portfolio/yards-store', referrer: 'https://www.linkedin.com/' }, aDay: 2 },
  {
    way: { landing: '/quote', utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'yorkshire websites' },
    aDay: 8,
  },
  {
    way: {
      landing: '/services/ecommerce',
      utm_source: 'facebook',
      utm_medium: 'paid',
      utm_campaign: 'online shops',
    },
    aDay: 7,
  },
  {
    way: { landing: '/about', utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'autumn letter' },
    aDay: 1,
  },
];

const trades =
  'joiner florist baker surveyor potter dentist cooper framer tailor printer roaster glazier'.split(' ');
/** Which way each enquiry came by, how many days ago, what it was about, and what became of it, in pounds. */
const enquiries: [
  way: number,
  daysAgo: number,
  about: string,
  status: PersonStatus,
  pounds: number | null,
][] = [
  ...([
    [0, 80, 'web-design', 'won', 4_200],
    [4, 78, 'web-design', 'won', 3_600],
    [1, 74, 'seo', 'lost', null],
  ] as const),
  ...([
    [5, 71, 'ecommerce', 'lost', null],
    [4, 68, 'web-design', 'won', 5_100],
    [2, 65, 'seo', 'contacted', null],
  ] as const),
  ...([
    [3, 61, 'ecommerce', 'won', 7_800],
    [4, 58, 'web-development', 'proposal', 4_000],
    [0, 54, 'seo', 'lost', null],
  ] as const),
  ...([
    [5, 49, 'ecommerce', 'proposal', 6_500],
    [1, 44, 'seo', 'won', 1_800],
    [4, 41, 'web-design', 'won', 2_900],
  ] as const),
  ...([
    [6, 37, 'web-design', 'contacted', null],
    [0, 33, 'web-design', 'qualified', 3_000],
    [4, 30, 'seo', 'lost', null],
  ] as const),
  ...([
    [2, 26, 'web-design', 'contacted', null],
    [5, 23, 'ecommerce', 'lost', null],
    [4, 19, 'web-design', 'proposal', 3_200],
  ] as const),
  ...([
    [1, 16, 'seo', 'won', 2_400],
    [0, 12, 'web-design', 'qualified', null],
    [4, 9, 'web-design', 'contacted', null],
  ] as const),
  ...([[3, 6, 'web-development', 'contacted', null]] as const),
] as never;

/** What the quarter before today left: totals of visits, costs of two adverts, enquiries, calls and clients. */
export async function fillQuarter(query: Queries, now: number): Promise<void> {
  for (let ago = 175; ago >= 0; ago -= 1) {
    const day = dateAt(agencyZone, now - ago * dayMs);
    const weekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    const rows = ways.map(({ way, aDay }, index) => {
      const swing = 1 + 0.35 * Math.sin((ago + index * 11) / 9) - ago / 400;
      const { source, campaign, landing } = cameOf({ referrer: '', at: null, ...way });
      return { day, page: landing, source, campaign, visits: Math.round(aDay * swing * (weekend ? 0.4 : 1)) };
    });
    await query
      .insertInto('visit_totals')
      .values(rows.filter(({ visits }) => visits > 0))
      // The site is running: of today it may have counted some of these itself.
      .onConflict((conflict) => conflict.columns(['day', 'page', 'source', 'campaign']).doNothing())
      .execute();
  }
  const months = new Set([0, 28, 56, 84].map((ago) => dateAt(agencyZone, now - ago * dayMs).slice(0, 7)));
  for (const month of months) {
    const costs = [
      ['yorkshire websites', 45_000],
      ['online shops', 38_000],
    ] as const;
    await query
      .insertInto('campaign_costs')
      .values(costs.map(([campaign, pence]) => ({ month, campaign, pence })))
      .execute();
  }
  for (const [index, [way, ago, about, status, pounds]] of enquiries.entries()) {
    const at = now - ago * dayMs - (index % 5) * hourMs;
    await addPerson(query, { index, at, about, status, pounds, way: ways[way]?.way ?? { landing: '/' } });
  }
}

type Person = {
  index: number;
  at: number;
  about: string;
  status: PersonStatus;
  pounds: number | null;
  way: Way;
};

async function addPerson(query: Queries, { index, at, about, status, pounds, way }: Person): Promise<void> {
  const trade = trades[index % trades.length] ?? '';
  const [id, leadId] = [crypto.randomUUID(), crypto.randomUUID()];
  const name = `Sample ${trade}${index < trades.length ? '' : ' (second)'}`;
  const email = `${trade}${index}@example.com`;
  const known = { name, company: `Sample ${trade}’s`, phone: '' };
  // Every third declined to be remembered.
  const touch = { referrer: '', at, ...way };
  const attribution: Attribution | null =
    index % 3 === 2 && !way.utm_campaign ? null : { first: touch, last: touch };
  const wonAt = status === 'won' ? at + 9 * dayMs : null;
  const last = wonAt ?? at;
  await query
    .insertInto('people')
    .values({
      id,
      ...known,
      status,
      value_pence: pounds && pounds * 100,
      won_at: wonAt,
      last_at: last,
      created_at: at,
      updated_at: last,
    })
    .execute();
  await query
    .insertInto('person_addresses')
    .values({ email_key: email, email, person_id: id, created_at: at })
    .execute();
  const answers = {
    name,
    email,
    projectTypes: [about],
    message: 'What would this cost, and when could you begin?',
  };
  const came = {
    attribution: attribution && JSON.stringify(attribution),
    source: sourceText(attribution),
    ...cameColumns(attribution),
  };
  const row = { ...known, email, ...came, person_id: id, request_hash: '', created_at: at, updated_at: at };
  await query
    .insertInto('leads')
    .values({
      ...row,
      id: leadId,
      kind: 'contact',
      status: 'new',
      quarantine: 'none',
      reasons: '[]',
      idempotency_key: null,
      email_key: email,
      payload: JSON.stringify(answers),
      came_services: servicesOf('contact', answers),
      consent_text: null,
      consent_at: null,
      offer_id: null,
      offer_state: null,
    })
    .execute();
  const told = { person_id: id, payload: '{"kind":"contact"}', subject: `lead:${leadId}` } as const;
  await query
    .insertInto('timeline')
    .values({ ...told, id: crypto.randomUUID(), at, kind: 'enquiry', actor: 'visitor' })
    .execute();
  if (index % 2 === 1) return;
  const startsAt = at + 3 * dayMs;
  const call = { id: crypto.randomUUID(), status: 'done' } as const;
  await query
    .insertInto('bookings')
    .values({
      ...row,
      ...call,
      idempotency_key: null,
      starts_at: startsAt,
      ends_at: startsAt + 30 * minuteMs,
      message: '',
      visitor_zone: agencyZone,
      lead_id: leadId,
      created_at: at + hourMs,
      cancelled_at: null,
      mailbox_key: email,
    })
    .execute();
}
