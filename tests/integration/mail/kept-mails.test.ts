import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/format/durations.ts';
import { type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import { offeredMails } from '#server/mail/kept/offered.ts';
import { sendChosen } from '#server/mail/kept/send-chosen.ts';
import { listKeptMails } from '#server/mail/kept-list.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { outboxHealth } from '#server/outbox/health.ts';
import { sendKept } from '#server/outbox/kept.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';
import { addStaff } from '#tests/support/staff.ts';

describe.each(engines)('emails that were kept for want of a mail server, on %s', (engine) => {
  let store: TestStore;
  let smtp: SmtpStandIn;
  let services: TestServices;
  beforeEach(async () => {
    store = await createStore(engine);
    smtp = await startSmtp(() => 'take');
    services = await servicesOn(store);
  });
  afterEach(async () => {
    await services.dispose();
    await smtp.stop();
    store.remove();
  });
  const write = async (title: string, at = fridayMorning) => {
    const payload = { to: 'ada@example.com', subject: title, html: '<p>Hello</p>', text: 'Hello' };
    await enqueue(services.db.query, at, [
      { kind: 'email', dedupeKey: `test:${title}`, subject: `test:${title}`, payload },
    ]);
    await services.drainOutbox();
  };
  const withServer = async () => {
    await services.dispose();
    services = await servicesOn(store, { SMTP_URL: smtp.url });
    const id = await addStaff(services, { email: 'olive@agency.example', role: 'owner' });
    return { id, name: 'Olive', email: 'olive@agency.example' };
  };

  test('count as kept, and go out once a server is there, each once, only those that were chosen', async () => {
    await write('First');
    await write('Second');
    await write('Months ago', fridayMorning - 90 * dayMs);
    expect(await outboxHealth(services.db.query)).toMatchObject({ done: 0, kept: 3 });
    expect(await deliveriesFor(services, 'test:First')).toMatchObject([{ status: 'kept', failing: false }]);

    const owner = await withServer();
    await services.drainOutbox();
    expect(smtp.taken).toHaveLength(0);
    const offered = await offeredMails(services, services.db.query);
    expect(offered.map(({ title, use }) => [title, use])).toEqual([
      [expect.stringMatching(/First|Second/), 'useful'],
      [expect.stringMatching(/First|Second/), 'useful'],
      ['Months ago', 'stale'],
    ]);
    const ids = offered.filter(({ title }) => title !== 'Second').map(({ id }) => id);
    expect(await sendChosen(services, owner, ids)).toBe(1);
    expect(await sendChosen(services, owner, ids)).toBe(0);
    await services.drainOutbox();
    const first = offered.find(({ title }) => title === 'First')?.id;
    expect(smtp.taken.map(({ messageId }) => messageId)).toEqual([`<${first}@foreshore.test>`]);
    expect(await outboxHealth(services.db.query)).toMatchObject({ done: 1, kept: 2 });
    expect((await listKeptMails(services)).total).toBe(2);
  });

  test('of an earlier version no longer count as sent; what was sent since does', async () => {
    await write('Kept');
    const { query } = services.db;
    await query.updateTable('outbox').set({ status: 'done' }).execute();
    await query.deleteFrom('settings').where('key', '=', 'kept-mails-since').execute();
    services.setNow(fridayMorning + 1000);
    await services.dispose();
    services = await servicesOn(store, {}, fridayMorning + 1000);
    expect(await outboxHealth(services.db.query)).toMatchObject({ done: 0, kept: 1 });
    // Sent, and the process ended before its file was dropped.
    await services.db.query
      .updateTable('outbox')
      .set({ status: 'done', done_at: fridayMorning + 2000 })
      .execute();
    await services.dispose();
    services = await servicesOn(store, {}, fridayMorning + 3000);
    expect(await outboxHealth(services.db.query)).toMatchObject({ done: 1, kept: 0 });
    expect(await sendKept(services.db.query, ['nothing'], fridayMorning)).toBe(0);
  });
});
