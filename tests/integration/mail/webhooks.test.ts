import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/format/durations.ts';
import { type WebhookEventType, webhookEvents } from '#domain/webhooks/events.ts';
import { createKeys } from '#server/base/keys.ts';
import { book } from '#server/bookings/book.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { callsTo } from '#server/outbox/of-endpoint.ts';
import type { CalledBack, CallOut } from '#server/ports/call-out.ts';
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  mostEndpoints,
  replaceSecret,
  switchEndpoint,
} from '#server/webhooks/change.ts';
import { findEndpoint, listEndpoints, secretPurpose } from '#server/webhooks/endpoint.ts';
import { resealWebhooks } from '#server/webhooks/reseal.ts';
import { sendAgain } from '#server/webhooks/send-again.ts';
import { tryEndpoint } from '#server/webhooks/try-endpoint.ts';
import type { TypedEndpoint } from '#server/webhooks/typed-endpoint.ts';
import { asked, mailsTo } from '#tests/support/bookings.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, deliverAll } from '#tests/support/leads.ts';
import { addStaff } from '#tests/support/people.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

const every = webhookEvents.map(({ id }) => id);
const owner = { id: 'olive', name: 'Olive', email: 'olive@example.com' };
const clerk = { id: 'sam', name: 'Sam', email: 'sam@example.com' };

type Call = { url: string; headers: Record<string, string>; body: string };

// One store for all of it; each test begins without endpoints.
describe.each(engines)('webhooks that owners have entered, on %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  let now = fridayMorning;
  let count = 0;
  const calls: Call[] = [];
  let answer: (call: Call) => CalledBack | Promise<CalledBack>;
  beforeAll(async () => {
    store = await createStore(engine);
    const callOut: CallOut = async ({ url, headers, body }) => {
      const call = { url, headers, body: String(body) };
      calls.push(call);
      return answer(call);
    };
    services = await servicesOn(store, {}, now, { callOut });
    await addStaff(services, owner);
    await addStaff(services, clerk);
    await services.db.query.updateTable('staff').set({ role: 'owner' }).where('id', '=', owner.id).execute();
    await services.db.query.updateTable('staff').set({ role: 'staff' }).where('id', '=', clerk.id).execute();
  });
  afterAll(async () => {
    await services.dispose();
    store.remove();
  });
  beforeEach(async () => {
    await services.db.query.deleteFrom('webhook_endpoints').execute();
    await services.db.query.deleteFrom('outbox').execute();
    calls.length = 0;
    answer = () => ({ status: 204, text: '' });
    pass(dayMs);
  });

  const pass = (ms: number) => {
    now += ms;
    services.setNow(now);
  };
  const typed = (name: string, events: readonly string[] = every): TypedEndpoint => ({
    name,
    url: `https://${name}.example.com/hook?key=very-secret`,
    events,
  });
  const add = (name: string, events?: readonly WebhookEventType[]) =>
    addEndpoint(services, owner, typed(name, events));
  const enquire = () => {
    count += 1;
    const email = `visitor-${count}@example.com`;
    return submitContact(services, bySelf({ ...contactAnswers, email }));
  };
  const settle = () => deliverAll(services);
  const names = () => calls.map(({ url }) => new URL(url).hostname.split('.')[0]).sort();
  const signed = (call: Call | undefined, secret: string) => {
    const id = call?.headers['Webhook-Id'] ?? '';
    const at = new Date(Number(call?.headers['Webhook-Timestamp']) * 1000);
    return new Webhook(secret).sign(id, at, call?.body ?? '');
  };
  const statesOf = async (id: string) =>
    (await callsTo(services.db.query, id, 20)).map(({ status, answerCode }) => [status, answerCode]);

  test('each is told of what was chosen for it, signed with its own secret', async () => {
    const crm = await add('crm');
    const diary = await add('diary', ['booking.created']);
    const lead = await enquire();
    await settle();
    expect(names()).toEqual(['crm']);
    expect(calls[0]?.headers['Webhook-Signature']).toBe(signed(calls[0], crm.secret));
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ id: `lead-created:${lead.id}` });
    await book(services, { ...asked, email: `caller-${count}@example.com` });
    await settle();
    expect(names()).toEqual(['crm', 'crm', 'diary']);
    const told = calls.find(({ url }) => url.includes('diary'));
    expect(told?.headers['Webhook-Signature']).toBe(signed(told, diary.secret));
    expect(await statesOf(diary.id)).toEqual([['done', 204]]);
  });

  test('nobody but an owner enters, changes, tries or deletes one', async () => {
    const { id } = await add('crm');
    const attempts = [
      () => addEndpoint(services, clerk, typed('mine')),
      () => changeEndpoint(services, clerk, id, typed('mine')),
      () => replaceSecret(services, clerk, id),
      () => switchEndpoint(services, clerk, id, false),
      () => deleteEndpoint(services, clerk, id),
      () => tryEndpoint(services, clerk, id),
      () => sendAgain(services, clerk, 'any'),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
    expect(await listEndpoints(services.db.query)).toMatchObject([{ id, name: 'crm', offAt: null }]);
  });

  test('what is typed wrong is said beside its field, and nothing is stored', async () => {
    const wrong: [TypedEndpoint, string][] = [
      [{ ...typed('a'), url: 'http://a.example.com' }, 'url'],
      [{ ...typed('a'), url: 'https://127.0.0.1/hook' }, 'url'],
      [{ ...typed('a'), url: 'https://user:word@a.example.com' }, 'url'],
      [{ ...typed('a'), url: '' }, 'url'],
      [{ ...typed('a'), url: `https://a.example.com/${'a'.repeat(3000)}` }, 'url'],
      [{ ...typed('a'), name: ' ' }, 'name'],
      [{ ...typed('a'), name: 'n'.repeat(61) }, 'name'],
      [{ ...typed('a'), events: [] }, 'events'],
      [{ ...typed('a'), events: ['lead.deleted'] }, 'events'],
    ];
    for (const [input, field] of wrong)
      await expect(addEndpoint(services, owner, input)).rejects.toMatchObject({
        code: 'invalid',
        fields: { [field]: expect.any(String) },
      });
    expect(await listEndpoints(services.db.query)).toEqual([]);
  });

  test('there are twenty at the most', async () => {
    for (let index = 0; index < mostEndpoints; index += 1) await add(`place-${index}`);
    await expect(add('one-more')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('the secret before signs as well for a day, and neither lies in the database in the clear', async () => {
    const { id, secret: first } = await add('crm');
    const second = await replaceSecret(services, owner, id);
    await enquire();
    await settle();
    const both = `${signed(calls[0], second)} ${signed(calls[0], first)}`;
    expect(calls[0]?.headers['Webhook-Signature']).toBe(both);
    const rows = JSON.stringify(
      await services.db.query.selectFrom('webhook_endpoints').selectAll().execute(),
    );
    for (const secret of [first, second, 'very-secret']) expect(rows).not.toContain(secret);
    pass(dayMs);
    await enquire();
    await settle();
    expect(calls[1]?.headers['Webhook-Signature']).toBe(signed(calls[1], second));
  });

  test('are sealed anew when the secret of the site changes', async () => {
    const { id, secret } = await add('crm');
    await replaceSecret(services, owner, id);
    const [former, today] = [createKeys('the one before'), createKeys('the one of today', 'the one before')];
    const sealed_former = former.seal(secretPurpose, secret);
    await services.db.query.updateTable('webhook_endpoints').set({ sealed_former }).execute();
    await resealWebhooks({ db: services.db, keys: today });
    const row = await services.db.query.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow();
    expect(today.unseal(secretPurpose, row.sealed_former ?? '')).toEqual({ text: secret, outdated: false });
    expect(services.keys.unseal(secretPurpose, row.sealed_secret)).not.toBeNull();
  });

  test('a new name keeps the address, and a new address is used from then on', async () => {
    const { id } = await add('crm');
    await changeEndpoint(services, owner, id, { ...typed('books'), url: '' });
    await enquire();
    await settle();
    expect(await findEndpoint(services.db.query, id)).toMatchObject({
      name: 'books',
      host: 'crm.example.com',
    });
    await changeEndpoint(services, owner, id, typed('books'));
    await enquire();
    await settle();
    expect(names()).toEqual(['books', 'crm']);
  });

  test('one that hangs keeps neither mails nor the other nineteen waiting', async () => {
    for (let index = 0; index < mostEndpoints; index += 1) await add(`place-${index}`);
    const hanging: (() => void)[] = [];
    answer = ({ url }) =>
      url.includes('place-7.')
        ? new Promise((resolve) => hanging.push(() => resolve({ status: 204, text: '' })))
        : { status: 204, text: '' };
    for (let index = 0; index < 3; index += 1) await enquire();
    const done = settle();
    const open = () =>
      services.db.query
        .selectFrom('outbox')
        .select(['endpoint_id'])
        .where('status', 'not in', ['done', 'kept'])
        .execute();
    await until(async () => (await open()).length === 3, 'everything else to be noted as done');
    expect(hanging).toHaveLength(2);
    expect(new Set((await open()).map((row) => row.endpoint_id)).size).toBe(1);
    answer = () => ({ status: 204, text: '' });
    for (const free of hanging) free();
    await done;
    expect(await open()).toEqual([]);
  });

  test('one deleted meanwhile ends quietly, and nothing of it is left', async () => {
    const { id } = await add('crm');
    answer = () => ({ status: 500, text: 'not now' });
    await enquire();
    await settle();
    expect(await statesOf(id)).toEqual([['pending', 500]]);
    await deleteEndpoint(services, owner, id);
    expect(await statesOf(id)).toEqual([]);
    const { id: other } = await add('other');
    await enquire();
    await settle();
    await services.db.query.deleteFrom('webhook_endpoints').where('id', '=', other).execute();
    calls.length = 0;
    pass(dayMs);
    await settle();
    expect(calls).toEqual([]);
    expect(await statesOf(other)).toEqual([['done', null]]);
  });

  test('one that is gone is switched off at once, and owners hear of it', async () => {
    const { id } = await add('crm');
    answer = () => ({ status: 410, text: '' });
    await enquire();
    await enquire();
    await settle();
    expect(await findEndpoint(services.db.query, id)).toMatchObject({ offBecause: 'gone', offAt: now });
    expect(await statesOf(id)).toContainEqual(['dead', 410]);
    expect((await mailsTo(services, owner.email)).map(({ subject }) => subject)).toEqual([
      'The webhook ‘crm’ is switched off',
    ]);
    expect(await mailsTo(services, clerk.email)).toEqual([]);
    calls.length = 0;
    await enquire();
    await settle();
    expect(calls).toEqual([]);
  });

  test('one that fails for two days is switched off; one that recovers is not', async () => {
    const { id } = await add('crm');
    const days = async (count: number, status: number) => {
      answer = () => ({ status, text: 'a fault\u0007 of\nmine' });
      const end = services.clock.now() + count * dayMs;
      await deliverAll(services, { for: count * dayMs });
      now = end;
      services.setNow(now);
      return findEndpoint(services.db.query, id);
    };
    await enquire();
    expect(await days(0.5, 500)).toMatchObject({ failingSince: expect.any(Number), offAt: null });
    expect((await callsTo(services.db.query, id, 1))[0]).toMatchObject({
      failing: true,
      lastError: 'The webhook answered 500: a fault of mine',
    });
    expect(await days(1, 204)).toMatchObject({
      failingSince: null,
      offAt: null,
      lastSentAt: expect.any(Number),
    });
    await enquire();
    expect(await days(0, 500)).toMatchObject({ failingSince: now, offAt: null });
    // What failed is gone, as after an erasure, so that nothing was tried for days.
    await services.db.query.deleteFrom('outbox').where('endpoint_id', '=', id).execute();
    now += 3 * dayMs;
    services.setNow(now);
    await enquire();
    // Its only failure for days may be a moment's.
    expect(await days(0, 500)).toMatchObject({ offAt: null });
    expect(await days(1, 500)).toMatchObject({ offBecause: 'failing' });
    expect(await mailsTo(services, owner.email)).toHaveLength(1);
  });

  test('what was taken, or given up, is sent again under the same id', async () => {
    const { id } = await add('crm');
    const lead = await enquire();
    await settle();
    const [first] = await callsTo(services.db.query, id, 1);
    await sendAgain(services, owner, first?.id ?? '');
    await settle();
    expect(calls.map(({ headers }) => headers['Webhook-Id'])).toEqual(
      Array(2).fill(`lead-created:${lead.id}`),
    );
    await switchEndpoint(services, owner, id, false);
    await sendAgain(services, owner, first?.id ?? '');
    await settle();
    expect(calls).toHaveLength(2);
    expect(await statesOf(id)).toEqual([['dead', null]]);
    await switchEndpoint(services, owner, id, true);
    await sendAgain(services, owner, first?.id ?? '');
    await settle();
    expect(await statesOf(id)).toEqual([['done', 204]]);
    await services.db.query
      .updateTable('outbox')
      .set({ kind: 'email' })
      .where('endpoint_id', '=', id)
      .execute();
    await expect(sendAgain(services, owner, first?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a test call says what was answered, within bounds, and is signed', async () => {
    const { id, secret } = await add('crm');
    answer = () => ({ status: 403, text: `<b>no</b>\n${'x'.repeat(5000)}` });
    const tried = await tryEndpoint(services, owner, id);
    expect(tried).toMatchObject({ ok: false, words: expect.stringContaining('answered 403') });
    expect(tried.answer).toMatch(/^<b>no<\/b> x{100}/);
    expect(tried.answer.length).toBeLessThanOrEqual(200);
    expect(calls[0]?.headers['Webhook-Signature']).toBe(signed(calls[0], secret));
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ type: 'test.ping', data: {} });
    answer = () => Promise.reject(new Error('There was no answer within 10 seconds.'));
    expect(await tryEndpoint(services, owner, id)).toMatchObject({ ok: false, words: /no answer/ });
    await expect(tryEndpoint(services, owner, 'fixed')).rejects.toMatchObject({ code: 'not-found' });
  });
});
