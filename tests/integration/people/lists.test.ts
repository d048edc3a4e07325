import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { middleware as bookingsFile } from '#app/pages/admin/bookings/bookings-file.ts';
import { middleware as leadsFile } from '#app/pages/admin/leads/leads-file.ts';
import { middleware as mailFile } from '#app/pages/admin/mail/mail-file.ts';
import { loadMailView } from '#app/pages/admin/mail/mail-view.ts';
import { middleware as peopleFile } from '#app/pages/admin/people/people-file.ts';
import { loadPeopleView } from '#app/pages/admin/people/people-view.ts';
import { book } from '#server/bookings/book.ts';
import { readPlace } from '#server/db/keyset.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { changeMany } from '#server/people/lists/change-many.ts';
import { readPersonFilter } from '#server/people/lists/filter.ts';
import { listAndCountPeople, listPeople, personOrder } from '#server/people/lists/list.ts';
import { undoMany } from '#server/people/lists/undo-many.ts';
import { addToTimeline } from '#server/people/timeline.ts';
import { removeColleague } from '#server/team/colleagues.ts';
import { asked } from '#tests/support/bookings.ts';
import { csvOf } from '#tests/support/csv.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, deliverAll, quoteAnswers } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { addStaff } from '#tests/support/staff.ts';

const zone = 'Europe/London';

describe.each(engines)('the list of people on %s', (engine) => {
  let services: TestServices;
  let staff: { id: string; name: string; email: string };
  beforeEach(async () => {
    services = await testServices(engine);
    staff = { id: await addStaff(services, { email: 'sam@example.com' }), name: 'Sam', email: '' };
    for (const [at, name] of ['Ada', 'Ben', 'Cleo'].entries()) {
      services.setNow(Date.parse('2026-11-16T09:00:00Z') + at * 24 * 3_600_000);
      const email = `${name.toLowerCase()}@example.com`;
      if (name === 'Ben') await submitQuote(services, bySelf({ ...quoteAnswers, fullName: name, email }));
      else await submitContact(services, bySelf({ ...contactAnswers, name, email }));
    }
  });
  afterEach(() => services.dispose());

  const filterOf = (search: string) => readPersonFilter(new URLSearchParams(search), zone);
  const people = (search: string, place = '') =>
    listPeople(services, filterOf(search), {
      place: readPlace(new URLSearchParams(place), personOrder(filterOf(search).sort)),
      perPage: 2,
    });
  const names = async (search: string) => (await people(search)).rows.map(({ name }) => name);
  const idOf = async (name: string) =>
    (
      await services.db.query
        .selectFrom('people')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;

  test('is turned page by page, and filtered by what stands in the address', async () => {
    const first = await people('');
    expect(first.rows.map(({ name, email }) => [name, email])).toEqual([
      ['Cleo', 'cleo@example.com'],
      ['Ben', 'ben@example.com'],
    ]);
    const second = await people('', `after=${first.after}`);
    expect(second.rows.map(({ name }) => name)).toEqual(['Ada']);
    expect(await people('', `before=${second.before}`)).toEqual(first);
    const counted = { place: null, perPage: 2 };
    expect(await listAndCountPeople(services, filterOf(''), counted)).toMatchObject({ count: 3 });
    expect(await names('kind=quote')).toEqual(['Ben']);
    expect(await names('kind=call')).toEqual([]);
    expect(await names('from=2026-11-17&to=2026-11-17')).toEqual(['Ben']);
    expect(await names('waiting=yes&sort=waiting')).toEqual(['Ada', 'Ben']);
    expect(await names('owner=nobody&sort=newest&status=new')).toEqual(['Cleo', 'Ben']);
    expect(await names('source=%25')).toEqual([]);
    for (const odd of ["owner=' or 1=1", 'status=__proto__&kind=x', 'from=2026-99-99&sort=name', 'owner=%00'])
      expect(await names(odd), odd).toEqual(['Cleo', 'Ben']);
  });

  test('people of a colleague who has left are found by the filter, until they are given on', async () => {
    const owner = { ...staff, id: await addStaff(services, { email: 'olive@example.com', role: 'owner' }) };
    const reader = { ...owner, role: 'owner' } as const;
    const view = (search = '') => loadPeopleView(services, reader, new URLSearchParams(search));
    await changeMany(services, owner, { people: [await idOf('Ben')], status: '', owner: staff.id });
    expect((await view()).former).toEqual([]);
    await removeColleague(services, owner, staff.id);
    const theirs = `owner=${staff.id}`;
    expect(await view(theirs)).toMatchObject({
      former: [{ id: staff.id, name: 'Sam Staff' }],
      shown: ['looked after by Sam Staff', expect.anything()],
      rows: [{ name: 'Ben' }],
    });
    await changeMany(services, owner, { people: filterOf(theirs), status: '', owner: owner.id });
    expect((await view()).former).toEqual([]);
    expect((await view(theirs)).former).toHaveLength(1);
  });

  test('several are changed at once, each with an entry in the timeline, and spam leaves the list', async () => {
    const ids = [await idOf('Ada'), await idOf('Ben'), 'gone'];
    const change = (status: string, owner = '') =>
      changeMany(services, staff, { people: ids, status, owner });
    expect(await change('qualified', staff.id)).toMatchObject({ changed: 2, unchanged: 1 });
    // Changed at the same instant, they follow each other by their ids, which are random.
    expect((await names(`status=qualified&owner=${staff.id}`)).sort()).toEqual(['Ada', 'Ben']);
    expect(await names('waiting=yes')).toEqual(['Cleo']);
    expect(await change('qualified')).toEqual({ changed: 0, unchanged: 3, undoId: null });
    const told = await services.db.query
      .selectFrom('timeline')
      .select(['kind', 'payload'])
      .where('actor', '=', `staff:${staff.id}`)
      .where('person_id', '=', ids[0] ?? '')
      .orderBy('kind')
      .execute();
    expect(told.map(({ kind, payload }) => [kind, JSON.parse(payload)])).toEqual([
      ['owner', { to: staff.id }],
      ['status', { from: 'new', to: 'qualified' }],
    ]);
    await change('spam', 'nobody');
    expect([await names(''), (await names('status=spam')).sort()]).toEqual([['Cleo'], ['Ada', 'Ben']]);
  });

  test('a change of several that says nothing, too much or somebody unknown changes nobody', async () => {
    const ids = [await idOf('Ada')];
    for (const wrong of [
      { people: [], status: 'won', owner: '' },
      { people: ids, status: '', owner: '' },
      { people: ids, status: 'king', owner: '' },
      { people: ids, status: 'won', owner: 'stranger' },
      { people: Array.from({ length: 51 }, (_, at) => `p${at}`), status: 'won', owner: '' },
    ])
      await expect(changeMany(services, staff, wrong)).rejects.toMatchObject({ code: 'invalid' });
    expect(await names('status=won')).toEqual([]);
  });

  test('everybody on the list is changed, and undone all get back what was replaced', async () => {
    const state = () =>
      services.db.query
        .selectFrom('people')
        .select(['name', 'status', 'owner_id', 'waiting_since', 'answer_due_at', 'proposal_due_at'])
        .orderBy('name')
        .execute();
    const before = await state();
    const { undoId, ...done } = await changeMany(services, staff, {
      ...{ people: filterOf('from=2026-11-17'), status: 'spam', owner: staff.id },
    });
    expect([done, await names('')]).toEqual([{ changed: 2, unchanged: 0 }, ['Ada']]);
    const stranger = { ...staff, id: 'stranger' };
    await expect(undoMany(services, stranger, undoId ?? '')).rejects.toMatchObject({ code: 'not-found' });
    expect(await undoMany(services, staff, undoId ?? '')).toEqual({ undone: 2, left: 0 });
    expect(await state()).toEqual(before);
    const spam = services.db.query.selectFrom('leads').select('id').where('status', '=', 'spam');
    expect(await spam.execute()).toEqual([]);
    await expect(undoMany(services, staff, undoId ?? '')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('who was changed or answered since a change of several is left so by its undoing', async () => {
    const people = [await idOf('Ada'), await idOf('Ben'), await idOf('Cleo')];
    const { undoId } = await changeMany(services, staff, { people, status: 'qualified', owner: '' });
    await changeMany(
      services,
      { ...staff, id: await addStaff(services, { email: 'kim@example.com' }) },
      {
        ...{ people: people.slice(0, 1), status: 'won', owner: '' },
      },
    );
    services.setNow(services.clock.now() + 60_000);
    const answer = { kind: 'letter-out', actor: 'system', at: services.clock.now() } as const;
    await addToTimeline(services.db.query, { ...answer, personId: people[1] ?? '' });
    await services.db.query
      .deleteFrom('leads')
      .where('person_id', '=', people[2] ?? '')
      .execute();
    expect(await undoMany(services, staff, undoId ?? '')).toEqual({ undone: 2, left: 1 });
    expect(await names('status=won')).toEqual(['Ada']);
    expect([(await names('status=new')).sort(), await names('waiting=yes')]).toEqual([
      ['Ben', 'Cleo'],
      ['Cleo'],
    ]);
  });

  test('every list is a file as filtered, UTF-8 with a mark, and no formula', async () => {
    await services.db.query.updateTable('people').set({ name: '=1+1', company: 'Größe, „x“' }).execute();
    const file = await csvOf(services, peopleFile, '?kind=quote');
    const [head, row, end] = file.split('\r\n');
    expect(head).toMatch(/^\uFEFFName,Company,Email address,/);
    expect(row).toMatch(/^'=1\+1,"Größe, „x“",ben@example.com,/);
    expect(end).toBe('');
    expect((await csvOf(services, leadsFile)).split('\r\n')).toHaveLength(5);
    expect((await csvOf(services, leadsFile, '?kind=quote')).split('\r\n')).toHaveLength(3);
    expect((await csvOf(services, bookingsFile)).split('\r\n')).toHaveLength(2);
    expect((await csvOf(services, mailFile)).split('\r\n').length).toBeGreaterThan(3);
    await services.mail.send('kept-1', { to: 'ada@example.com', subject: '=2+2', text: 'x', html: 'x' });
    expect(await csvOf(services, mailFile, '?show=kept')).toMatch(
      /,ada@example\.com,'=2\+2,"kept, not sent",\r\n/,
    );
  });

  test('states in files have the words of the lists', async () => {
    await book(services, asked);
    expect(await csvOf(services, bookingsFile)).toContain(',Confirmed,');
    await services.db.query.updateTable('bookings').set({ status: 'no-show' }).execute();
    expect(await csvOf(services, bookingsFile)).toContain(',No show,');
    await deliverAll(services);
    await services.db.query
      .updateTable('outbox')
      .set({ status: 'dead' })
      .where('kind', '=', 'email')
      .execute();
    expect(await csvOf(services, mailFile)).toMatch(/,failed,.*\r\n$/);
  });

  test('times in files are those of the list, in summer, in winter and as clocks go back', async () => {
    for (const [at, shown] of [
      ['2026-07-06T08:30:00Z', '2026-07-06 09:30:00'],
      ['2026-10-25T00:30:00Z', '2026-10-25 01:30:00'],
      ['2026-11-16T09:00:00Z', '2026-11-16 09:00:00'],
    ] as const) {
      const created_at = Date.parse(at);
      await services.db.query.updateTable('people').set({ created_at, last_at: created_at }).execute();
      await services.db.query.updateTable('leads').set({ created_at }).execute();
      expect(await csvOf(services, peopleFile)).toContain(`,${shown},${shown}\r\n`);
      expect(await csvOf(services, leadsFile)).toContain(`\r\n${shown},`);
    }
  });

  test('the file of what was sent and waits holds nothing that was kept and never sent', async () => {
    await deliverAll(services);
    const emails = services.db.query.updateTable('outbox').where('kind', '=', 'email');
    await emails.set({ status: 'kept' }).execute();
    await emails.set({ status: 'done' }).where('payload', 'like', '%"to":"ada@example.com"%').execute();
    const search = '?show=sent';
    const { sent, csv } = await loadMailView(services, { role: 'owner' }, new URLSearchParams(search));
    expect([sent.map(({ to }) => to), csv]).toEqual([['ada@example.com'], `/admin/mail.csv${search}`]);
    const [, ...lines] = (await csvOf(services, mailFile, search)).trim().split('\r\n');
    expect(lines).toEqual([expect.stringMatching(/,ada@example\.com,.*,sent,$/)]);
  });
});
