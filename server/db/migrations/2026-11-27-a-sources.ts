import { type Kysely, sql } from 'kysely';

/**
 * What the filters of people ask, in the order of the list, so that a page and its count are found in an index alone:
 * going through all of it then costs a few milliseconds where few rows fit.
 */
const indexes = [
  'leads_by_source on leads (source, person_id)',
  'leads_by_kind_of_person on leads (kind, person_id) where person_id is not null',
  "leads_held_by_kind on leads (kind, created_at, id) where quarantine = 'held'",
  'leads_of_person on leads (person_id, kind, source)',
  'bookings_by_source on bookings (source, person_id)',
  'bookings_of_person on bookings (person_id, source)',
  'people_by_arrival on people (created_at, id, status, owner_id, waiting_since)',
  'people_by_last on people (last_at, id, status, owner_id, waiting_since, created_at)',
  'people_by_state on people (status, last_at, id, owner_id, waiting_since, created_at)',
  'people_of_owner on people (owner_id, last_at, id, status, waiting_since, created_at)',
  'people_waiting on people (waiting_since, id, status, owner_id, created_at) where waiting_since is not null',
];

/** Each of them begins as one of those above. */
const replaced = [
  ...['leads_by_person', 'bookings_by_person'],
  ...['people_by_activity', 'people_by_status', 'people_by_owner', 'people_by_waiting'],
];

/** Enquiries and calls get what is known of how they came as a short text that a filter can look through. */
export async function sources(db: Kysely<unknown>): Promise<void> {
  for (const table of ['leads', 'bookings']) {
    await db.schema
      .alterTable(table)
      .addColumn('source', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await fill(db as Kysely<Tables>, table as keyof Tables);
  }
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
  for (const index of replaced) await sql.raw(`drop index ${index}`).execute(db);
}

type Row = { id: string; attribution: string | null; source: string };
type Tables = { leads: Row; bookings: Row };
const atOnce = 500;

async function fill(db: Kysely<Tables>, table: keyof Tables): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'attribution'])
      .where('id', '>', after)
      .where('attribution', 'is not', null)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? '';
    const values = rows.map(
      (row) => sql`(cast(${row.id} as text), cast(${textOf(row.attribution)} as text))`,
    );
    await sql`with told (id, source) as (values ${sql.join(values)})
      update ${sql.table(table)} set source = told.source from told where told.id = ${sql.ref(`${table}.id`)}`.execute(
      db,
    );
  }
}

/** As `sourceText` made it when this step was written; what cannot be read is left out. */
function textOf(attribution: string | null): string {
  try {
    const { first = {}, last = {} } = JSON.parse(attribution ?? '{}') as Record<string, Touch>;
    const words = [last, first].flatMap((touch) => [
      ...['gclid', 'gbraid', 'wbraid', 'gad_source'].flatMap((name) => (touch[name] ? ['google / ads'] : [])),
      ...(touch.msclkid ? ['bing / ads'] : []),
      ...(touch.fbclid ? ['facebook'] : []),
      ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer', 'landing'].map(
        (name) => touch[name],
      ),
    ]);
    const told = words.filter((word) => typeof word === 'string' && word !== '');
    return [...new Set(told)].join(' ').replaceAll('\u0000', '').toLowerCase().slice(0, 600);
  } catch {
    return '';
  }
}

type Touch = Record<string, string | number | null>;
