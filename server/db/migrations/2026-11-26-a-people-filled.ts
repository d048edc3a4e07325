import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/db.ts';

const known = "('new', 'in-touch', 'proposal', 'won', 'lost', 'spam')";

/**
 * Makes a person of each address that sent an enquiry or booked a call, and writes what happened so far into the
 * timeline. What is held in quarantine, and calls that looked odd, make nobody. Few statements over all rows: quick
 * with tens of thousands. How far staff are moves from the enquiry to its person.
 */
export async function fillPeople(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const id = engine === 'postgres' ? 'gen_random_uuid()::text' : 'lower(hex(randomblob(16)))';
  const run = (text: string) => sql.raw(text).execute(db);
  for (const statement of makePeople(id)) await run(statement);
  for (const statement of linkRecords) await run(statement);
  for (const statement of tellHistory(id)) await run(statement);
  await run('drop table former_people');
  await run('drop table former_arrivals');
  // The enquiry itself only keeps whether it is spam.
  await run("update leads set status = 'new' where status in ('in-touch', 'proposal', 'won', 'lost')");
}

/** Of each address: first and latest arrival, and what the latest enquiry, or else the latest call, says of its sender. */
const makePeople = (id: string) => [
  `create table former_arrivals as
    select email_key, email, name, phone, company, created_at, updated_at, status, 0 as is_call from leads
      where quarantine <> 'held' and kind <> 'newsletter' and email_key <> ''
    union all
    select lower(email), email, name, phone, company, created_at, updated_at, status, 1 from bookings
      where doubted = 0 and email <> ''`,
  `create table former_people as
    select ${id} as id, email_key, min(created_at) as first_at, max(updated_at) as last_at
      from former_arrivals group by email_key`,
  'create unique index former_people_by_email on former_people (email_key)',
  `insert into people (id, name, company, phone, status, last_at, created_at, updated_at, waiting_since)
    select former.id, latest.name, latest.company_told, latest.phone_told,
      case when latest.is_call = 1 then case latest.status when 'done' then 'contacted' else 'new' end
        when latest.status = 'in-touch' then 'contacted'
        when latest.status in ${known} then latest.status else 'new' end,
      former.last_at, former.first_at, former.last_at,
      case when (latest.is_call = 0 and latest.status = 'new') or latest.status = 'requested'
        then latest.created_at end
    from former_people as former join (
      select former_arrivals.*,
        first_value(company) over (partition by email_key
          order by case when company = '' then 1 else 0 end, created_at desc) as company_told,
        first_value(phone) over (partition by email_key
          order by case when phone = '' then 1 else 0 end, created_at desc) as phone_told,
        row_number() over (partition by email_key
          order by case when status = 'spam' then 1 else 0 end, is_call, created_at desc) as place
      from former_arrivals) as latest on latest.email_key = former.email_key and latest.place = 1`,
  `insert into person_addresses (email_key, email, person_id, created_at)
    select email_key, email_key, id, first_at from former_people`,
];

const personOf = (key: string) =>
  `(select person_id from person_addresses where person_addresses.email_key = ${key})`;

const linkRecords = [
  `update leads set person_id = ${personOf('leads.email_key')} where quarantine <> 'held'`,
  `update bookings set person_id = ${personOf('lower(bookings.email)')} where doubted = 0 and email <> ''`,
  `update newsletter_subscriptions set person_id = ${personOf('newsletter_subscriptions.email')}`,
];

function tellHistory(id: string): string[] {
  const tell = (
    kind: string,
    at: string,
    { actor = "'visitor'", subject = '', payload = "'{}'", from = '' },
  ) =>
    `insert into timeline (id, person_id, at, kind, actor, subject, payload)
      select ${id}, person_id, ${at}, ${kind}, ${actor}, '${subject}:' || id, ${payload} from ${from}
      ${from.includes('where') ? 'and' : 'where'} person_id is not null`;
  const call = { subject: 'booking', payload: `'{"startsAt":' || starts_at || '}'` };
  const ended = {
    ...call,
    actor: "case ended_by when 'visitor' then 'visitor' else 'system' end",
    from: "bookings where status in ('cancelled', 'declined')",
  };
  const marked = { ...call, actor: "'system'", from: "bookings where status in ('done', 'no-show')" };
  const reader = (column: string) => ({
    subject: 'newsletter',
    from: `newsletter_subscriptions where ${column} is not null`,
  });
  return [
    tell("'enquiry'", 'created_at', {
      subject: 'lead',
      payload: `case when kind in ('contact', 'quote', 'offer', 'booking-request')
        then '{"kind":"' || kind || '"}' else '{}' end`,
      from: "leads where kind <> 'newsletter'",
    }),
    tell("case status when 'requested' then 'call-requested' else 'call-booked' end", 'created_at', {
      ...call,
      from: 'bookings',
    }),
    tell("'call-' || status", 'coalesce(cancelled_at, updated_at)', ended),
    tell("case status when 'done' then 'call-done' else 'call-missed' end", 'updated_at', marked),
    tell("'newsletter-asked'", 'created_at', reader('created_at')),
    tell("'newsletter-confirmed'", 'confirmed_at', reader('confirmed_at')),
    tell("'newsletter-left'", 'unsubscribed_at', reader('unsubscribed_at')),
  ];
}
