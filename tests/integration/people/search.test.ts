import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillDatabase } from '#scripts/measure/sample-rows.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { findPeople } from '#server/search/find.ts';
import { refreshSearch } from '#server/search/refresh.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, byVisitor, contactAnswers } from '#tests/support/leads.ts';
import { othersServed } from '#tests/support/others-served.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

describe.each(engines)('searching people on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
  });
  afterEach(() => services.dispose());

  const enquire = (name: string, email: string, more: Record<string, string> = {}) =>
    submitContact(services, bySelf({ ...contactAnswers, name, email, ...more }));
  const names = async (text: string) => (await findPeople(services, text)).hits.map(({ name }) => name);
  const personOf = async (email: string) =>
    (
      await services.db.query
        .selectFrom('person_addresses')
        .select('person_id')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
    ).person_id;

  test('by name, company, parts of an address, number in any spelling and words of a message', async () => {
    await enquire('Zoë O’Brien', 'zoe.obrien@harbour-works.example', {
      company: 'Harbour Works Ltd',
      phone: '+44 (0)20 7946 0958',
      message: 'We restore lighthouses in Whitby and want a bookable calendar.',
    });
    await enquire('Ben Whitby', 'ben@example.com', { company: 'Moor Ltd', message: 'A new logo, please.' });
    for (const text of [
      'zoe',
      'ZOË o’br',
      'obrien',
      'harbour',
      'zoe.obrien@harbour-works.example',
      'works.ex',
    ])
      expect(await names(text), text).toEqual(['Zoë O’Brien']);
    for (const text of ['020 7946 0958', '02079460958', '0044 20 79460958', '460958', 'zoe 7946 0958'])
      expect(await names(text), text).toEqual(['Zoë O’Brien']);
    for (const text of ['lighthouses calendar', 'lighth moor'])
      expect(await names(text), text).toEqual(text.includes('moor') ? [] : ['Zoë O’Brien']);

    const { hits } = await findPeople(services, 'whitby');
    expect(hits.map(({ name }) => name)).toEqual(['Ben Whitby', 'Zoë O’Brien']);
    expect(hits.map(({ excerpt }) => excerpt?.find(({ hit }) => hit)?.text)).toEqual([undefined, 'Whitby']);
  });

  test('a name is found with a typo, after those that are spelt so', async () => {
    await enquire('Ann Smith', 'ann@example.com');
    await enquire('Bob Smyth', 'bob@example.com');
    expect(await names('smyth')).toEqual(['Bob Smyth', 'Ann Smith']);
    expect(await names('smiht')).toEqual(['Ann Smith']);
    expect(await names('anne smth')).toEqual(['Ann Smith']);
    expect(await names('anneke smth')).toEqual([]);
    expect(await names('ann smth')).toEqual(['Ann Smith']);
    expect(await names('jones')).toEqual([]);
  });

  test('whatever is typed is words and nothing else', async () => {
    await enquire('Ann Smith', 'ann@example.com');
    const hostile = [
      ...['"', "'", '*', '(', '":*', "' | 'a", 'ann OR', 'ann NOT smith', 'NEAR(ann smith)', 'names : ann'],
      ...[
        'ann & ! smith',
        '{near} : ann',
        "'; drop table people; --",
        '\u0000',
        'ann\u0000smith',
        '%_\\',
        '😀',
      ],
      ...['a'.repeat(10_000), 'ann '.repeat(3_000), '🧑‍🚀'.repeat(500), '-ann', '^ann', 'ann:*', '\ud800'],
    ];
    for (const text of hostile)
      expect((await findPeople(services, text)).behind, text.slice(0, 30)).toBe(false);
    expect(await names('ann* "smith"')).toEqual(['Ann Smith']);
    expect(await names('"*()')).toEqual([]);
  });

  test('follows every change of the records, whoever makes it', async () => {
    await enquire('Ann Smith', 'ann@example.com', { message: 'About our bakery.' });
    expect(await names('bakery')).toEqual(['Ann Smith']);
    const id = await personOf('ann@example.com');
    const { query } = services.db;
    await query.updateTable('people').set({ name: 'Ann Baxter' }).where('id', '=', id).execute();
    expect(await names('baxter')).toEqual(['Ann Baxter']);
    const note = {
      id: 'n1',
      person_id: id,
      author_id: null,
      text: 'Prefers Tuesdays',
      created_at: 1,
      updated_at: 1,
    };
    await query.insertInto('notes').values(note).execute();
    expect(await names('tuesdays')).toEqual(['Ann Baxter']);
    await query.updateTable('notes').set({ text: 'Prefers Fridays' }).execute();
    expect([await names('tuesdays'), await names('fridays')]).toEqual([[], ['Ann Baxter']]);
    const nothing = { in_reply_to: null, refs: '', from_name: '', from_email: '', to_emails: '[]' };
    await query
      .insertInto('messages')
      .values({
        ...nothing,
        id: 'm1',
        person_id: id,
        direction: 'in',
        kind: 'letter',
        state: 'sorted',
        message_id: '<m1@x>',
        subject: 'Re: your offer',
        text: 'We would like the walnut counter.',
        at: 1,
        created_at: 1,
      })
      .execute();
    expect(await names('walnut offer')).toEqual(['Ann Baxter']);
    await query.deleteFrom('messages').execute();
    expect(await names('walnut')).toEqual([]);
    await query.deleteFrom('leads').execute();
    expect([await names('bakery'), await names('smith')]).toEqual([[], []]);
    await query.deleteFrom('people').execute();
    expect(await names('baxter')).toEqual([]);
    expect(await query.selectFrom('search_documents').select('text').execute()).toEqual([]);
    expect(await refreshSearch(services.db, 1_000)).toBe(true);
  });

  test('somebody who writes under ever new names keeps nobody else from being found', async () => {
    // 20 letters of three bytes each, no two alike: what an index entry of PostgreSQL can hold (1 MB) ends here.
    const word = (seed: number) =>
      Array.from({ length: 20 }, (_, at) => String.fromCodePoint(0x4e00 + ((seed * 20 + at) % 20_000))).join(
        '',
      );
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => word(from + at)).join(' ');
    await enquire('Ann Smith', 'ann@example.com');
    for (let lead = 0; lead < 90; lead += 1)
      await submitContact(
        services,
        byVisitor(services, {
          ...{ ...contactAnswers, email: 'many@example.com' },
          ...{ name: words(lead * 11, 4), company: words(lead * 11 + 4, 7) },
        }),
      );
    expect(await refreshSearch(services.db, 1_000)).toBe(true);
    expect(await names('ann')).toEqual(['Ann Smith']);
    // The name that they are known by, and the latest that they gave.
    for (const known of [word(0), word(89 * 11)]) expect(await names(known)).toEqual([words(0, 4)]);
  });

  // SQLite has one writer: there nothing is read in while somebody is being deleted.
  test.runIf(engine === 'postgres')(
    'whoever is deleted in that very moment keeps nobody else from being found, and is found where that fails',
    async () => {
      await enquire('Ann Smith', 'ann@example.com');
      await enquire('Ben Whitby', 'ben@example.com');
      const id = await personOf('ann@example.com');
      const { query } = services.db;
      const isWaitedFor = async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(query);
        return rows.length > 0;
      };
      /** Searches while Ann is being deleted, and goes on with that once there is an answer, or one waits for it. */
      const searchAmidDeletion = (ending: () => void) => {
        const found = Promise.withResolvers<string[]>();
        const deletion = query.transaction().execute(async (trx) => {
          await trx.deleteFrom('people').where('id', '=', id).execute();
          const searching = names('ben');
          found.resolve(searching);
          await Promise.race([searching, until(isWaitedFor, 'the search behind the deletion')]);
          ending();
        });
        return Promise.all([found.promise, deletion.catch((error: Error) => error.message)]);
      };
      const undone = () => {
        throw new Error('It failed.');
      };
      expect(await searchAmidDeletion(undone)).toEqual([['Ben Whitby'], 'It failed.']);
      expect(await names('ann')).toEqual(['Ann Smith']);
      // A document that stands already is replaced another way than one that is new.
      await query.updateTable('people').set({ company: 'Smith Ltd' }).where('id', '=', id).execute();
      await query.updateTable('people').set({ company: 'Whitby Ltd' }).where('id', '!=', id).execute();
      expect(await searchAmidDeletion(() => {})).toEqual([['Ben Whitby'], undefined]);
      expect(await names('ann')).toEqual([]);
      expect(await refreshSearch(services.db, 1_000)).toBe(true);
      expect(services.logLines.filter((line) => line.includes('search-behind'))).toEqual([]);
    },
  );

  test('a long way behind it answers with what it has, and catches up', async () => {
    await enquire('Ann Smith', 'ann@example.com');
    await names('ann');
    await sql`insert into search_stale (person_id)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1300)
      select 'nobody-' || i from n`.execute(services.db.query);
    expect(await findPeople(services, 'ann')).toMatchObject({ hits: [{ name: 'Ann Smith' }] });
    expect(await findPeople(services, 'ann')).toMatchObject({ behind: false });
  });

  test('others are served while many documents are brought up to date', async () => {
    const people = 100;
    await fillDatabase(services.db.query, services.clock.now(), people);
    const turns = await othersServed(async () =>
      expect(await refreshSearch(services.db, Number.POSITIVE_INFINITY)).toBe(true),
    );
    // Twenty documents at a time.
    expect(turns).toBeGreaterThanOrEqual(people / 20);
  });
});
