import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/db/db.ts';

/** What the rows of a table promise, by name. `key` names its records; null: short-lived rows, which can be done without. */
type Promised = { key: string | null; checks: Record<string, string> };

const oneOf = (column: string, ...values: string[]) => `${column} in (${values.map(quoted).join(', ')})`;

/** Said in full: SQLite refuses a constraint of which a row leaves open whether it is kept. */
const oneOfOrNone = (column: string, ...values: string[]) =>
  `${column} is null or ${oneOf(column, ...values)}`;

const promised: Record<string, Promised> = {
  bookings: {
    key: 'id',
    checks: {
      status: oneOf('status', 'requested', 'confirmed', 'cancelled', 'declined', 'done', 'no-show'),
      length: 'starts_at < ends_at',
      ended_by: oneOfOrNone('ended_by', 'visitor', 'staff'),
      doubted: 'doubted in (0, 1)',
      counts: 'sequence >= 0 and link_version >= 0',
    },
  },
  booking_holds: { key: null, checks: { length: 'starts_at < ends_at' } },
  blocked_dates: { key: 'date', checks: { date: "date like '____-__-__'" } },
  outbox: {
    key: 'id',
    checks: {
      status: oneOf('status', 'pending', 'leased', 'done', 'dead'),
      counts: 'attempts >= 0 and failures >= 0',
    },
  },
  rate_limits: { key: null, checks: { counts: 'hits >= 0 and hits_before >= 0' } },
  leads: {
    key: 'id',
    checks: {
      kind: oneOf('kind', 'contact', 'quote', 'offer', 'booking-request', 'newsletter'),
      status: oneOf('status', 'new', 'in-touch', 'proposal', 'won', 'lost', 'spam'),
      quarantine: oneOf('quarantine', 'none', 'held', 'released'),
      offer_state: oneOfOrNone('offer_state', 'upcoming', 'open', 'ended'),
    },
  },
  lead_attachments: { key: 'id', checks: { size: 'bytes > 0 and position >= 0' } },
  newsletter_subscriptions: {
    key: 'id',
    checks: {
      status: oneOf('status', 'pending', 'confirmed', 'unsubscribed'),
      generation: 'generation >= 0',
    },
  },
  calendar_connections: {
    key: 'id',
    checks: { state: oneOf('state', 'connected', 'revoked', 'disconnected') },
  },
  calendar_busy: { key: null, checks: { window: 'window_start_at < window_end_at' } },
  calendar_events: {
    key: 'booking_id',
    checks: {
      state: oneOf('state', 'creating', 'present', 'deleted'),
      meet_state: oneOf('meet_state', 'none', 'pending', 'ready', 'failed'),
      owner_change: oneOfOrNone('owner_change', 'moved', 'deleted', 'not-followed'),
    },
  },
  oauth_states: { key: null, checks: { popup: 'popup in (0, 1)' } },
};

/**
 * Has the database hold what rows promise. No row of an older database stops it: a record that breaks a promise stays
 * as it is, named in the constraint, and short-lived rows that do are deleted. References to what is gone end.
 */
export async function constraints(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const reference = engine === 'postgres' ? referOnPostgres : referOnSqlite;
  for (const statement of reference) await run(statement);
  for (const [table, { key, checks }] of Object.entries(promised)) {
    for (const [name, rule] of Object.entries(checks)) {
      const broken = `from ${table} where (${rule}) is not true`;
      if (key === null) await run(`delete ${broken}`);
      const { rows } =
        key === null ? { rows: [] } : await sql.raw(`select ${key} as name ${broken}`).execute(db);
      const kept = rows.map((row) => quoted(String((row as { name: unknown }).name)));
      const except = kept.length > 0 ? ` or ${key} in (${kept.join(', ')})` : '';
      await run(`alter table ${table} add constraint ${table}_${name}_check check ((${rule})${except})`);
    }
  }
}

const referOnPostgres = [
  'update bookings set lead_id = null where lead_id not in (select id from leads)',
  `alter table bookings add constraint bookings_lead foreign key (lead_id)
    references leads (id) on delete set null`,
  'delete from oauth_states where staff_id not in (select id from staff)',
  `alter table oauth_states add constraint oauth_states_staff foreign key (staff_id)
    references staff (id) on delete cascade`,
];

/** SQLite adds references with a column only. Sign-ins under way get a new table, to which nothing refers. */
const referOnSqlite = [
  'alter table bookings add column lead text references leads (id) on delete set null',
  'update bookings set lead = lead_id where lead_id in (select id from leads)',
  'drop index bookings_by_lead',
  'alter table bookings drop column lead_id',
  'alter table bookings rename column lead to lead_id',
  'create index bookings_by_lead on bookings (lead_id)',
  'alter table oauth_states rename to former_oauth_states',
  `create table oauth_states (
    state_hash text primary key, staff_id text not null references staff (id) on delete cascade,
    session_hash text not null, verifier text not null, redirect_uri text not null, return_to text not null,
    popup integer not null, created_at int8 not null, expires_at int8 not null, used_at int8)`,
  `insert into oauth_states select state_hash, staff_id, session_hash, verifier, redirect_uri, return_to, popup,
    created_at, expires_at, used_at from former_oauth_states where staff_id in (select id from staff)`,
  'drop table former_oauth_states',
];

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
