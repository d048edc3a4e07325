import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTimeline } from '#app/pages/admin/people/timeline-view.ts';
import { book } from '#server/bookings/book.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import { noteAnswered } from '#server/people/edits/answered.ts';
import { addNote, deleteNote, editNote } from '#server/people/edits/notes.ts';
import { saveFacts } from '#server/people/edits/save-facts.ts';
import { savePlan } from '#server/people/edits/save-plan.ts';
import { saveStatus } from '#server/people/edits/save-status.ts';
import { mergedInto } from '#server/people/find.ts';
import { movesOf } from '#server/people/merges/addresses-moved.ts';
import { mergePeople } from '#server/people/merges/merge.ts';
import { splitAddress } from '#server/people/merges/split.ts';
import { undoMove } from '#server/people/merges/undo.ts';
import { touchPerson } from '#server/people/timeline.ts';
import { asked, owner } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, deliverAll, quoteAnswers } from '#tests/support/leads.ts';
import { addStaff } from '#tests/support/people.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

const ada = contactAnswers.email;
const work = 'ada@work.example';

describe.each(engines)('what staff do with people, on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
    await addStaff(services, owner);
    await submitContact(services, bySelf(contactAnswers));
    await deliverAll(services);
  });
  afterEach(() => services.dispose());

  const all = (table: 'people' | 'leads' | 'bookings' | 'person_addresses' | 'timeline' | 'notes') =>
    services.db.query.selectFrom(table).selectAll().execute();
  const of = async (email: string) => {
    const { person_id: id } = await services.db.query
      .selectFrom('person_addresses')
      .select('person_id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
    return services.db.query.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  };
  const seen = async () => String((await of(ada)).updated_at);
  const lines = async (id: string) => {
    const query = services.db.query.selectFrom('timeline').selectAll().where('person_id', '=', id);
    return (await query.orderBy('at').execute()).filter(({ kind }) => kind !== 'mail-sent');
  };
  const later = () => services.setNow(services.clock.now() + 60_000);

  test('facts, status, owner and next step are saved and told; the same again changes nothing', async () => {
    const { id } = await of(ada);
    const facts = { name: 'Ada Byron', company: 'Engines', phone: '01723 1', seen: await seen() };
    await saveFacts(services, owner, id, facts);
    await saveFacts(services, owner, id, facts);
    const won = { status: 'won', value: '£2,500.50', reason: 'Our garden rooms', seen: await seen() };
    await saveStatus(services, owner, id, won);
    const plan = { owner: owner.id, nextStep: 'Send the contract', nextStepOn: '2026-11-30' };
    await savePlan(services, owner, id, { ...plan, seen: await seen() });
    expect(await of(ada)).toMatchObject({
      ...{ name: 'Ada Byron', status: 'won', status_reason: 'Our garden rooms', value_pence: 250_050 },
      ...{
        owner_id: owner.id,
        next_step: 'Send the contract',
        next_step_on: '2026-11-30',
        waiting_since: null,
      },
    });
    const told = (await lines(id)).map(({ kind }) => kind).sort();
    expect(told).toEqual(['enquiry', 'facts', 'next-step', 'owner', 'status']);
    for (const wrong of [{ value: 'much' }, { value: '-1' }, { status: 'gone' }])
      await expect(saveStatus(services, owner, id, { ...won, ...wrong })).rejects.toMatchObject({
        code: 'invalid',
        fields: expect.anything(),
      });
    for (const wrong of [{ owner: 'nobody' }, { nextStepOn: '2026-02-30' }, { nextStep: '' }])
      await expect(savePlan(services, owner, id, { ...plan, ...wrong })).rejects.toMatchObject({
        code: 'invalid',
      });
  });

  test('of two who change a person at once the second is told, and nothing is written over', async () => {
    const { id } = await of(ada);
    const at = await seen();
    await saveFacts(services, owner, id, { name: 'First', company: '', phone: '', seen: at });
    const second = { name: 'Second', company: '', phone: '', seen: at };
    await expect(saveFacts(services, owner, id, second)).rejects.toMatchObject({ code: 'conflict' });
    await expect(saveStatus(services, owner, id, { status: 'won', seen: at })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await of(ada)).toMatchObject({ name: 'First', status: 'new' });
    await saveFacts(services, owner, id, { ...second, seen: await seen() });
    expect(await of(ada)).toMatchObject({ name: 'Second' });
  });

  test('notes are added, and changed and deleted by whoever wrote them', async () => {
    const { id } = await of(ada);
    const other = { id: 'other', name: 'Other', email: 'other@example.com' };
    await addStaff(services, other);
    await addNote(services, owner, id, { text: 'Rings in the morning' });
    await expect(addNote(services, owner, id, { text: ' ' })).rejects.toMatchObject({ code: 'invalid' });
    const [note] = await all('notes');
    const change = { note: String(note?.id), text: 'Rings at noon', seen: String(note?.updated_at) };
    await expect(editNote(services, other, id, change)).rejects.toMatchObject({ code: 'conflict' });
    await editNote(services, owner, id, change);
    const late = { ...change, text: 'Another' };
    await expect(editNote(services, owner, id, late)).rejects.toMatchObject({ code: 'conflict' });
    expect(await all('notes')).toMatchObject([{ text: 'Rings at noon', author_id: owner.id }]);
    await expect(deleteNote(services, other, id, change.note)).rejects.toMatchObject({ code: 'conflict' });
    await deleteNote(services, owner, id, change.note);
    expect([await all('notes'), (await lines(id)).map(({ kind }) => kind)]).toEqual([[], ['enquiry']]);
  });

  test('an answer outside the site is noted once', async () => {
    const { id } = await of(ada);
    for (let time = 0; time < 2; time += 1) await noteAnswered(services, owner, id);
    expect(await of(ada)).toMatchObject({ waiting_since: null });
    expect((await lines(id)).map(({ kind }) => kind).sort()).toEqual(['answered', 'enquiry']);
  });

  /** Everything that people have, but for when it was touched and what tells of merges. */
  async function everything() {
    const people = (await all('people')).map(({ last_at, updated_at, warned_for, ...person }) => person);
    const told = (await all('timeline')).filter(({ kind }) => !['merged', 'split', 'undone'].includes(kind));
    const records = [
      await all('leads'),
      await all('bookings'),
      await all('person_addresses'),
      await all('notes'),
    ];
    return [people, told, ...records].map((rows) => rows.map((row) => JSON.stringify(row)).sort());
  }
  async function twoPeople() {
    later();
    await submitQuote(services, bySelf({ ...quoteAnswers, email: work, phone: '01723 999' }));
    await book(services, { ...asked, email: work });
    const [first, second] = [await of(ada), await of(work)];
    await addNote(services, owner, second.id, { text: 'From work' });
    const won = { status: 'proposal', value: '100', reason: 'Sent', seen: String(second.updated_at) };
    await saveStatus(services, owner, second.id, won);
    await deliverAll(services);
    return { id: first.id, otherId: second.id };
  }
  const lastMove = async () =>
    services.db.query.selectFrom('person_merges').selectAll().orderBy('at', 'desc').executeTakeFirstOrThrow();

  test('two people become one, and are two again by a click, as they were', async () => {
    const { id, otherId } = await twoPeople();
    const before = await everything();
    later();
    await mergePeople(services, owner, id, work.toUpperCase());
    expect(await all('people')).toMatchObject([
      { id, name: 'Ada Example', phone: '01723 999', status: 'proposal', value_pence: 10_000 },
    ]);
    for (const table of ['leads', 'bookings', 'notes', 'timeline', 'person_addresses'] as const)
      expect(new Set((await all(table)).map((row) => row.person_id)), table).toEqual(new Set([id]));
    expect(await mergedInto(services.db.query, otherId)).toBe(id);
    later();
    const { id: move } = await lastMove();
    await undoMove(services, owner, move);
    await undoMove(services, owner, move);
    expect(await everything()).toEqual(before);
  });

  test('after later changes each has what came to their address, and what staff changed stays', async () => {
    const { id, otherId } = await twoPeople();
    await mergePeople(services, owner, id, work);
    const { id: move } = await lastMove();
    later();
    await submitQuote(services, bySelf({ ...quoteAnswers, email: work, fullName: 'Later Work' }));
    await submitQuote(services, bySelf({ ...quoteAnswers, email: ada, fullName: 'Later Ada' }));
    await saveFacts(services, owner, id, { name: 'Kept', company: '', phone: '01723 5', seen: await seen() });
    await addNote(services, owner, id, { text: 'Said meanwhile' });
    await noteAnswered(services, owner, id);
    await deliverAll(services);
    await undoMove(services, owner, move);
    const leads = (await all('leads')).map(({ name, person_id: person }) => [name, person]);
    expect(leads).toEqual(
      expect.arrayContaining([
        ['Later Work', otherId],
        ['Later Ada', id],
      ]),
    );
    expect(await of(ada)).toMatchObject({ id, name: 'Kept', phone: '01723 5', status: 'new' });
    expect(await of(work)).toMatchObject({ id: otherId, status: 'proposal', waiting_since: null });
    const notes = (await all('notes')).map(({ text, person_id: person }) => [text, person]);
    expect(notes.sort()).toEqual([
      ['From work', otherId],
      ['Said meanwhile', id],
    ]);
    expect((await lines(otherId)).filter(({ kind }) => kind === 'enquiry')).toHaveLength(2);
  });

  test('merged on and on, each merge can be undone, in either order', async () => {
    const { id, otherId } = await twoPeople();
    const third = 'third@example.com';
    await submitContact(services, bySelf({ ...contactAnswers, email: third, name: 'Third' }));
    await deliverAll(services);
    const { id: thirdId } = await of(third);
    await mergePeople(services, owner, id, work);
    const first = (await lastMove()).id;
    later();
    await mergePeople(services, owner, thirdId, ada);
    const second = (await lastMove()).id;
    expect(await all('people')).toHaveLength(1);
    await undoMove(services, owner, first);
    expect([(await of(work)).id, (await of(ada)).id]).toEqual([otherId, thirdId]);
    await undoMove(services, owner, second);
    expect([(await of(work)).id, (await of(ada)).id, (await of(third)).id]).toEqual([otherId, id, thirdId]);
    expect((await of(third)).name).toBe('Third');
  });

  test('an address is split off with what came under it, and comes back with what was added since', async () => {
    const { id } = await twoPeople();
    await mergePeople(services, owner, id, work);
    await subscribe(services, { email: work });
    await deliverAll(services);
    const before = await everything();
    later();
    const other = await splitAddress(services, owner, id, work);
    expect(await of(work)).toMatchObject({ id: other, name: quoteAnswers.fullName, phone: '01723 999' });
    const calls = (await all('bookings')).map((call) => call.person_id);
    expect(calls).toEqual([other]);
    await expect(splitAddress(services, owner, id, ada)).rejects.toMatchObject({ code: 'conflict' });
    const { id: move } = await lastMove();
    await undoMove(services, owner, move);
    expect(await everything()).toEqual(before);
    expect(await mergedInto(services.db.query, other)).toBe(id);
  });

  test('what a merge filled in goes with the address that is split off, and comes back with it', async () => {
    const { id } = await twoPeople();
    await savePlan(services, owner, (await of(work)).id, {
      ...{ nextStep: 'Ring them', nextStepOn: '2026-12-01', owner: '' },
      seen: String((await of(work)).updated_at),
    });
    const alone = await of(ada);
    later();
    await mergePeople(services, owner, id, work);
    const together = await of(ada);
    expect(together).toMatchObject({ phone: '01723 999', value_pence: 10_000, next_step: 'Ring them' });
    later();
    const other = await splitAddress(services, owner, id, work);
    const details = [
      'name',
      'company',
      'phone',
      'status',
      'status_reason',
      'value_pence',
      'next_step',
    ] as const;
    const told = (person: typeof alone) => details.map((one) => person[one]);
    expect(told(await of(ada))).toEqual(told(alone));
    expect(await of(work)).toMatchObject({
      ...{ id: other, phone: '01723 999', status: 'proposal', status_reason: 'Sent' },
      ...{ value_pence: 10_000, next_step: 'Ring them', next_step_on: '2026-12-01' },
    });
    later();
    await undoMove(services, owner, (await lastMove()).id);
    expect(told(await of(work))).toEqual(told(together));
    // What staff have changed since the merge stays where they changed it.
    await saveFacts(services, owner, id, { name: 'Ada', company: '', phone: '01723 5', seen: await seen() });
    later();
    await splitAddress(services, owner, id, work);
    expect(await of(ada)).toMatchObject({ phone: '01723 5', next_step: '' });
  });

  test('a former address of a page leads to whoever has the email address by now', async () => {
    const { id, otherId } = await twoPeople();
    await mergePeople(services, owner, id, work);
    later();
    const apart = await splitAddress(services, owner, id, work);
    expect(await mergedInto(services.db.query, otherId)).toBe(apart);
    await undoMove(services, owner, (await lastMove()).id);
    expect(await mergedInto(services.db.query, otherId)).toBe(id);
    expect(await mergedInto(services.db.query, apart)).toBe(id);
    expect(await mergedInto(services.db.query, 'nobody')).toBeNull();
  });

  test('a merge whose addresses have been split off brings nobody back, until the split is undone', async () => {
    const { id, otherId } = await twoPeople();
    await mergePeople(services, owner, id, work);
    const merge = await lastMove();
    later();
    await splitAddress(services, owner, id, work);
    const split = await lastMove();
    const offered = async () => {
      const options = { place: null, when: String, nameOf: String };
      const shown = await loadTimeline(services.db.query, id, options);
      return shown.lines.flatMap(({ undo }) => undo ?? []);
    };
    expect(await offered()).toEqual([split.id]);
    const before = await everything();
    await expect(undoMove(services, owner, merge.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await everything()).toEqual(before);
    await undoMove(services, owner, split.id);
    expect(await offered()).toEqual([merge.id]);
    await undoMove(services, owner, merge.id);
    expect(await of(work)).toMatchObject({ id: otherId });
  });

  test('merges are found by the whole address that they moved, whatever its letters mean to a database', async () => {
    const { id } = await of(ada);
    const keys = [
      'a_b@example.com',
      'axb@example.com',
      'b@example.com',
      '%@example.com',
      '"q\\"@example.com',
    ];
    const moves = keys.map((key) => ({
      ...{ id: key, kind: 'merge' as const, person_id: id, other_id: key, by_id: null, at: 1 },
      snapshot: JSON.stringify({ moved: { person_addresses: [key] }, said: ada }),
    }));
    await services.db.query.insertInto('person_merges').values(moves).execute();
    for (const key of keys)
      expect((await movesOf(services.db.query, [key])).map((move) => move.id)).toEqual([key]);
    expect(await movesOf(services.db.query, [ada])).toEqual([]);
    const many = Array.from({ length: 1_200 }, (_, at) => `nobody-${at}@example.com`);
    expect((await movesOf(services.db.query, [...many, ...keys.slice(0, 1)])).map((move) => move.id)).toEqual(
      keys.slice(0, 1),
    );
    expect(await movesOf(services.db.query, [])).toEqual([]);
  });

  test('a split that is undone while the same two are merged makes neither wait for ever', async () => {
    const { id } = await twoPeople();
    await mergePeople(services, owner, id, work);
    later();
    // Sorts before the one who stays, so that a merge of the two begins with it.
    const first = { ...services, randomId: () => `0000${crypto.randomUUID()}` };
    const other = await splitAddress(first, owner, id, work);
    const { id: move } = await lastMove();
    const undoing = await services.db.query.transaction().execute(async (trx) => {
      await touchPerson(trx, other, 0);
      const begun = undoMove(services, owner, move);
      begun.catch(() => undefined);
      if (engine === 'postgres') await until(async () => (await lockWaits()) > 0, 'the undo to wait');
      await touchPerson(trx, id, 0);
      return { begun };
    });
    await undoing.begun;
    expect((await of(work)).id).toBe(id);
  });
  /** Statements of this database that wait for a lock. */
  const lockWaits = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db.query);
    return rows.length;
  };

  test('nobody is merged with themselves or a stranger, and an arrival meanwhile is not lost', async () => {
    const { id } = await twoPeople();
    for (const email of [ada, 'nobody@example.com', ''])
      await expect(mergePeople(services, owner, id, email)).rejects.toMatchObject({ code: 'invalid' });
    const arrivals = Array.from({ length: 8 }, (_, index) =>
      submitContact(
        services,
        bySelf({ ...contactAnswers, email: work, message: `Number ${index} of several.` }),
      ),
    );
    const meanwhile = mergePeople(services, owner, id, work).then(async () =>
      undoMove(services, owner, (await lastMove()).id),
    );
    await Promise.all([...arrivals, meanwhile]);
    const { id: workId } = await of(work);
    const theirs = (await all('leads')).filter((lead) => lead.email === work);
    expect(theirs.map((lead) => lead.person_id)).toEqual(theirs.map(() => workId));
  });
});
