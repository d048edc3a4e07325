import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  brokenPassing,
  brokenRecords,
  formerAt,
  formerPeople,
  formerRows,
  type Rows,
} from '#scripts/try/starts/former-rows.ts';
import { formerMigrations } from '#scripts/try/starts/former-site.ts';
import { violationOf } from '#server/db/constraint.ts';
import type { Db } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { createEmptyStore } from '#tests/support/empty-store.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';

type AnyTable = Kysely<Record<string, Record<string, unknown>>>;
const anyTable = (db: Db) => db.query as unknown as AnyTable;

describe.each(engines)('a filled database of the former version on %s', (engine) => {
  let store: TestStore;
  let db: Db;
  beforeEach(async () => {
    store = await createEmptyStore(engine);
    db = openDb(store);
    await migrate(db, formerMigrations);
  });
  afterEach(async () => {
    await db.close();
    store.remove();
  });

  const fill = async (...all: Rows[]) => {
    for (const rows of all)
      for (const [table, values] of Object.entries(rows))
        for (const value of values) {
          const flag = engine === 'postgres' && 'emailVerified' in value ? { emailVerified: true } : {};
          await anyTable(db)
            .insertInto(table)
            .values({ ...value, ...flag })
            .execute();
        }
  };
  const read = async (table: string) => anyTable(db).selectFrom(table).selectAll().execute();
  const everything = async () => {
    const tables = [...Object.keys(formerRows), 'blocked_dates'];
    return Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await read(table)] as const)),
    );
  };
  const run = (statement: string) => sql.raw(statement).execute(db.query);

  test('has every row again, and what deliveries waited for as a code', async () => {
    await fill(formerRows);
    const before = await everything();
    await migrate(db);
    const after = await everything();
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]?.length, table).toBe(rows.length);
      for (const row of rows) expect(after[table], table).toContainEqual(expect.objectContaining(row));
    }
    const states = (await read('outbox')).map(({ id, failures, waits_for: code }) => [id, failures, code]);
    expect(states.sort()).toEqual([
      ['broken', 1, null],
      ['google', 0, 'calendar-unwritten'],
      ['lost', 0, 'calendar-lost'],
      ['mail', 3, null],
      ['meet', 0, 'meet-link'],
      ['new', 0, null],
      ['refused', 14, null],
      ['sending', 2, null],
      ['sent', 0, null],
    ]);
  });

  test('makes a person of each address, with what happened so far', async () => {
    await fill(formerRows, formerPeople);
    await migrate(db);
    const owners = (await read('person_addresses')).map((row) => [row.email_key, row.person_id] as const);
    const idOf = (email: string) => owners.find(([key]) => key === email)?.[1];
    expect(owners.map(([key]) => key).sort()).toEqual(['ada@example.com', 'zoe@example.com']);
    const people = await read('people');
    expect(people.find(({ id }) => id === idOf('ada@example.com'))).toMatchObject({
      ...{
        name: 'Ada Later',
        phone: '01723 1',
        company: 'Ada Ltd',
        status: 'contacted',
        waiting_since: null,
      },
      ...{ created_at: formerAt, last_at: formerAt + 3 },
    });
    expect(people.find(({ id }) => id === idOf('zoe@example.com'))).toMatchObject({ status: 'new' });
    const held = (await read('leads')).filter(({ person_id: person }) => person === null);
    expect(held.map(({ id, status }) => [id, status])).toEqual([['lead-held', 'new']]);
    const unknown = (await read('bookings')).filter(({ person_id: person }) => person === null);
    expect(unknown.map(({ id }) => id)).toEqual(['b-3']);
    const told = (await read('timeline')).map((row) => [row.kind, row.actor, row.subject, row.payload]);
    expect(told.sort()).toEqual([
      ['call-booked', 'visitor', 'booking:b-1', `{"startsAt":${formerAt}}`],
      ['call-booked', 'visitor', 'booking:b-2', `{"startsAt":${formerAt + 30 * 60_000}}`],
      ['call-cancelled', 'visitor', 'booking:b-2', `{"startsAt":${formerAt + 30 * 60_000}}`],
      ['enquiry', 'visitor', 'lead:lead-1', '{"kind":"contact"}'],
      ['enquiry', 'visitor', 'lead:lead-2', '{"kind":"contact"}'],
      ['enquiry', 'visitor', 'lead:lead-later', '{"kind":"quote"}'],
      ['newsletter-asked', 'visitor', 'newsletter:n-ada', '{}'],
    ]);
  });

  test('ends at the same tables and indexes as a new one', async () => {
    await fill(formerRows);
    await migrate(db);
    const fresh = await createStore(engine);
    const other = openDb(fresh);
    await migrate(other);
    const shape = async (one: Db) => {
      const tables = await one.query.introspection.getTables();
      const list =
        engine === 'sqlite'
          ? sql`select sql as line from sqlite_master where sql is not null order by sql`
          : sql`select indexdef as line from pg_indexes where schemaname = 'public'
              union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
              from pg_constraint where connamespace = 'public'::regnamespace order by line`;
      return [tables, (await list.execute(one.query)).rows];
    };
    expect(await shape(db)).toEqual(await shape(other));
    await other.close();
    fresh.remove();
  });

  test('comes up with rows that break a promise: records stay, what is passing goes', async () => {
    await fill(formerRows, brokenRecords, brokenPassing);
    await migrate(db);
    for (const [table, rows] of Object.entries(brokenRecords)) {
      const found = await read(table);
      for (const { lead_id: _, ...row } of rows)
        expect(found, table).toContainEqual(expect.objectContaining(row));
    }
    for (const table of Object.keys(brokenPassing))
      expect((await read(table)).length, table).toBe(formerRows[table]?.length);
    expect((await read('bookings')).find(({ id }) => id === 'b-zero')?.lead_id).toBe(null);
    // They can be worked with, and no other row may follow them.
    await run(`update bookings set notes = 'odd' where id in ('b-zero', 'b-''odd''')`);
    await run(`delete from bookings where id = 'b-''odd'''`);
    await expect(run(`update bookings set status = 'postponed' where id = 'b-1'`)).rejects.toThrow(/check/i);
    expect((await read('bookings')).find(({ id }) => id === 'b-zero')?.notes).toBe('odd');
  });

  test('holds from then on what rows promise', async () => {
    await fill(formerRows);
    await migrate(db);
    for (const change of [
      `bookings set status = 'postponed'`,
      'bookings set ends_at = starts_at',
      `bookings set ended_by = 'nobody'`,
      'bookings set doubted = 2',
      'bookings set sequence = -1',
      'booking_holds set ends_at = starts_at - 1',
      `blocked_dates set date = 'soon'`,
      `outbox set status = 'lost'`,
      'outbox set failures = -1',
      'rate_limits set hits = -1',
      `leads set kind = 'letter'`,
      `leads set quarantine = ''`,
      `leads set offer_state = 'soon'`,
      'lead_attachments set bytes = 0',
      `newsletter_subscriptions set status = ''`,
      `calendar_connections set state = ''`,
      'calendar_busy set window_end_at = window_start_at',
      `calendar_events set meet_state = ''`,
      'oauth_states set popup = 2',
    ]) {
      await expect(run(`update ${change}`), change).rejects.toThrow(/check/i);
    }
    await expect(run(`update bookings set lead_id = 'nobody'`)).rejects.toThrow(/foreign key/i);
    await expect(run(`update oauth_states set staff_id = 'nobody'`)).rejects.toThrow(/foreign key/i);
  });

  test('still guards against overlaps, and ends references with what they name', async () => {
    await fill(formerRows);
    await migrate(db);
    const overlap = await run(
      `update bookings set status = 'confirmed', starts_at = starts_at - 60000 where id = 'b-3'`,
    ).catch(violationOf);
    expect(overlap).toBe('overlap');
    await run(`delete from leads where id = 'lead-1'`);
    await run(`delete from staff where id = 'staff-1'`);
    const references = (await read('bookings')).map((row) => row.lead_id);
    expect(references).toEqual([null, null, null]);
    expect([await read('lead_attachments'), await read('oauth_states')]).toEqual([[], []]);
  });
});
