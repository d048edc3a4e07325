import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servicesContext, staffContext } from '#app/context.ts';
import { staffPagesOnly } from '#app/guard.ts';
import { loader as bodyOf } from '#app/pages/admin/mail/mail-body.ts';
import { loader as messageOf } from '#app/pages/admin/mail/mail-message-page.tsx';
import { action as mailAction } from '#app/pages/admin/mail/mail-page.tsx';
import { loadMailView } from '#app/pages/admin/mail/mail-view.ts';
import { megabyte } from '#domain/format/sizes.ts';
import type { CurrentStaff } from '#server/auth/staff.ts';
import { bookingSubject } from '#server/bookings/subject.ts';
import { createPreview, findPreview } from '#server/content/previews/preview-links.ts';
import { dataRequestSubject } from '#server/data-requests/data-request.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { removeColleague } from '#server/team/colleagues.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';
import { addStaff, cookieOf } from '#tests/support/staff.ts';

describe.each(engines)('what colleagues may not read, on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  let owner: CurrentStaff;
  let sam: CurrentStaff;
  /** The ids of one email of each kind. */
  const ids = { personal: '', wayIn: '', call: '' };
  const add = async (role: 'owner' | 'staff'): Promise<CurrentStaff> => {
    const email = `${role}@agency.example`;
    return { id: await addStaff(services, { email, role }), name: role, email, role };
  };
  beforeAll(async () => {
    store = await createStore(engine);
    services = await servicesOn(store);
    owner = await add('owner');
    sam = await add('staff');
    const about = (subject: string) => ({
      kind: 'email' as const,
      ...{ dedupeKey: subject, subject },
      payload: { to: 'ada@example.com', subject: `About ${subject}`, html: '<p>Hello</p>', text: 'Hello' },
    });
    const [personal, call] = [dataRequestSubject('1'), bookingSubject('1')];
    await enqueue(services.db.query, fridayMorning, [about(personal), about(call)]);
    const change = { staffId: owner.id, change: 'password-changed' } as const;
    await services.tellOfSecurityChange(services.db.query, change);
    await services.drainOutbox();
    const rows = services.db.query.selectFrom('outbox').selectAll().where('kind', '=', 'email');
    for (const { id, subject } of await rows.execute())
      ids[subject === personal ? 'personal' : subject === call ? 'call' : 'wayIn'] = id;
    expect(Object.values(ids)).not.toContain('');
  });
  afterAll(async () => {
    await services.dispose();
    store.remove();
  });
  const asked = (staff: CurrentStaff, id = '', body?: URLSearchParams) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(staffContext, staff);
    const url = new URL(`https://foreshore.test/admin/mail/${id}`);
    const request = new Request(url, body && { method: 'POST', body });
    const sent = { params: { id }, context, request, url, pattern: '/admin/mail/:id' };
    return sent as unknown as Parameters<typeof bodyOf>[0] &
      Parameters<typeof messageOf>[0] &
      Parameters<typeof mailAction>[0];
  };
  const view = (staff: CurrentStaff, show: string) =>
    loadMailView(services, staff, new URLSearchParams({ show }));

  test('an owner reads every email', async () => {
    expect((await view(owner, 'kept')).kept.map(({ subject }) => subject)).toHaveLength(3);
    for (const id of Object.values(ids)) {
      expect(await messageOf(asked(owner, id))).toMatchObject({ id });
      expect((await bodyOf(asked(owner, id))).status).toBe(200);
    }
  });

  test('a colleague finds no email about personal data or about ways in, in no list and by no address', async () => {
    const kept = await view(sam, 'kept');
    expect([kept.kept.map(({ subject }) => subject), kept.counts.kept]).toEqual([['About booking:1'], '1']);
    for (const key of ['personal', 'wayIn'] as const) {
      await expect(bodyOf(asked(sam, ids[key]))).rejects.toMatchObject({ code: 'not-found' });
      await expect(messageOf(asked(sam, ids[key]))).rejects.toMatchObject({ code: 'not-found' });
    }
    expect((await bodyOf(asked(sam, ids.call))).status).toBe(200);
  });

  test('nor among those that failed, and sends none of them again', async () => {
    await services.db.query.updateTable('outbox').set({ status: 'dead' }).execute();
    expect((await view(owner, 'failing')).failing).toHaveLength(3);
    const seen = await view(sam, 'failing');
    expect([seen.failing.map(({ title }) => title), seen.counts.failing]).toEqual([['About booking:1'], '1']);
    expect((await view(sam, 'sent')).sent.map(({ title }) => title)).toEqual(['About booking:1']);
    const again = (key: keyof typeof ids) =>
      mailAction(asked(sam, '', new URLSearchParams({ delivery: ids[key] })));
    for (const key of ['personal', 'wayIn'] as const)
      expect(await again(key)).toMatchObject({ init: { status: 404 } });
    expect(await again('call')).toMatchObject({ status: 303 });
  });

  test('links to drafts end with the account that made them', async () => {
    const { id } = sam;
    const mine = { documents: {}, note: '', staffId: id, days: 30 };
    const theirs = await createPreview(services, mine);
    const owners = await createPreview(services, { ...mine, staffId: owner.id });
    await removeColleague(services, owner, id);
    await expect(findPreview(services, theirs.token)).rejects.toMatchObject({ code: 'gone' });
    expect(await findPreview(services, owners.token)).toMatchObject({ id: owners.id });
  });
});

describe('a form with large files in the owner’s area', () => {
  let store: TestStore;
  let services: TestServices;
  beforeAll(async () => {
    store = await createStore('sqlite');
    services = await servicesOn(store);
    await addStaff(services, { email: 'sam@agency.example' });
  });
  afterAll(async () => {
    await services.dispose();
    store.remove();
  });

  /** Whether the guard keeps a second copy of what is sent, which is all of it in memory until it is read. */
  const isKept = async (type: string, length: number) => {
    const cookie = await cookieOf(services, 'sam@agency.example');
    const headers = { cookie, 'content-type': type, 'content-length': String(length) };
    const request = new Request('https://foreshore.test/admin/content/pictures', {
      ...{ method: 'POST', headers, body: 'a=b' },
    });
    let copies = 0;
    request.clone = () => {
      copies += 1;
      return request;
    };
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    const sent = {
      request,
      context,
      pattern: 'admin/content/pictures',
      params: {},
      url: new URL(request.url),
    };
    await staffPagesOnly(sent as Parameters<typeof staffPagesOnly>[0], async () => new Response());
    return copies > 0;
  };

  test('is not held in memory for the case that the database goes; what has words alone is', async () => {
    expect(await isKept('multipart/form-data; boundary=x', 85 * megabyte)).toBe(false);
    expect(await isKept('multipart/form-data; boundary=x', 2_000)).toBe(true);
    expect(await isKept('application/x-www-form-urlencoded', 2_000)).toBe(true);
  });
});
