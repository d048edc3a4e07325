import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#fakes/webhook-receiver.ts';
import { readEnv } from '#server/base/env.ts';
import { book } from '#server/bookings/book.ts';
import { releaseLead } from '#server/leads/release.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import { resend } from '#server/outbox/resend.ts';
import { erasePerson } from '#server/privacy/erase/erase-person.ts';
import { exportPerson } from '#server/privacy/export/export-person.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers, deliverAll, mailsOf, quoteAnswers } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { addStaff } from '#tests/support/staff.ts';

const key = Buffer.alloc(32, 7);
const secret = `whsec_${key.toString('base64')}`;
const staff = { id: 'owner', name: 'Owner', email: 'owner@example.com', role: 'owner' } as const;

/** As docs/webhooks.md tells receivers to do it: by the library, and by hand where there is none. */
function isGenuine({ headers, body }: WebhookReceiver['calls'][number]): boolean {
  const sent = headers as Record<string, string>;
  const [id = '', timestamp = ''] = [sent['webhook-id'], sent['webhook-timestamp']];
  vi.useFakeTimers({ toFake: ['Date'], now: Number(timestamp) * 1000 });
  try {
    expect(new Webhook(secret).verify(body, sent)).toMatchObject({ id });
    expect(() => new Webhook(secret).verify(`${body} `, sent)).toThrow('No matching signature');
  } finally {
    vi.useRealTimers();
  }
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return sent['webhook-signature'] === `v1,${expected}` && !id.includes('.');
}

describe.each(engines)('the webhook on %s', (engine) => {
  let receiver: WebhookReceiver;
  let services: TestServices;
  const start = async (statusFor?: Parameters<typeof startWebhookReceiver>[0]) => {
    receiver = await startWebhookReceiver(statusFor);
    services = await testServices(engine, { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret });
  };
  afterEach(async () => {
    await services.dispose();
    await receiver.stop();
  });
  const events = () => receiver.calls.map((call) => JSON.parse(call.body));

  test('tells of each new lead and booking, signed', async () => {
    await start();
    const lead = await submitContact(services, bySelf(contactAnswers));
    const slot = { selectedDate: '2026-11-24', selectedTime: '09:00' };
    const booking = await book(services, { ...slot, name: 'Bo', email: 'bo@example.com' });
    await deliverAll(services);
    expect(receiver.calls.map(isGenuine)).toEqual([true, true]);
    const sent = events().sort((a, b) => a.type.localeCompare(b.type));
    expect(sent[0]).toMatchObject({
      id: `booking-created:${booking.id}`,
      type: 'booking.created',
      data: { startsAt: '2026-11-24T09:00:00.000Z', email: 'bo@example.com' },
    });
    expect(sent[1]).toMatchObject({
      id: `lead-created:${lead.id}`,
      type: 'lead.created',
      text: 'Enquiry from Ada Example, Example Ltd',
      data: {
        kind: 'contact',
        answers: { budget: '5k-15k' },
        url: `http://foreshore.test/admin/leads/${lead.id}`,
      },
    });
    expect(receiver.calls[0]?.headers['content-type']).toBe('application/json');
  });

  test('a sum goes to the agency, the webhook and the export of its person, and goes with her erasure', async () => {
    await start();
    const email = 'sam@example.com';
    const sum = 'ppc-advertising/price-of-a-click?margin=2000&enquiries=4&rate=5&back=2';
    await submitQuote(services, bySelf({ ...quoteAnswers, email, sum }));
    await deliverAll(services);
    const result = '£25 ÷ 2 = £12.50';
    const told = (await mailsOf(services)).filter(({ text }) => text.includes(result)).map(({ to }) => to);
    // Nobody has confirmed the other address.
    expect(told).toEqual([site.email]);
    expect(events()[0].data.answers.sum.lines.at(-1)).toMatchObject({ working: '£25 ÷ 2', result: '£12.50' });
    const id = await addStaff(services, { email: 'olive@example.com', role: 'owner' });
    const owner = { id, name: 'Olive', email: 'olive@example.com' };
    const exported = async () => (await Array.fromAsync(await exportPerson(services, owner, email))).join('');
    expect(await exported()).toContain(result);
    expect((await erasePerson(services, owner, email)).finished).toBe(true);
    expect(await exported()).not.toContain(result);
    const left = await services.db.query.selectFrom('outbox').select('payload').execute();
    expect(JSON.stringify(left)).not.toContain('£12.50');
  });

  test('is tried again until it answers 2xx, with the same event each time', async () => {
    await start((call) => (call < 4 ? 500 : 204));
    const lead = await submitContact(services, bySelf(contactAnswers));
    await deliverAll(services, { for: 60 * 60_000 });
    expect(events().map((event) => event.id)).toEqual(Array(4).fill(`lead-created:${lead.id}`));
    expect(receiver.calls.every(isGenuine)).toBe(true);
    const timestamps = receiver.calls.map((call) => Number(call.headers['webhook-timestamp']));
    expect(timestamps).toEqual([...new Set(timestamps)].sort((a, b) => a - b));
    expect((await deliveriesFor(services, `lead:${lead.id}`)).map((one) => one.status).sort()).toEqual([
      'done',
      ...['kept', 'kept'],
    ]);
  });

  test('follows no redirect, gives up at 410, and can then be sent again by staff', async () => {
    await start((call) => (call === 1 ? { status: 302, location: '/elsewhere' } : call === 2 ? 410 : 200));
    const lead = await submitContact(services, bySelf(contactAnswers));
    await deliverAll(services, { for: 60 * 60_000 });
    const subject = `lead:${lead.id}`;
    const hook = (await deliveriesFor(services, subject)).find((one) => one.kind === 'webhook');
    expect(hook).toMatchObject({ status: 'dead', lastError: expect.stringContaining('410') });
    await expect(resend(services, staff, 'another')).rejects.toMatchObject({
      code: 'not-found',
    });
    await resend(services, staff, hook?.id ?? '');
    await deliverAll(services);
    expect(receiver.calls).toHaveLength(3);
    await expect(resend(services, staff, hook?.id ?? '')).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('hears of a lead in quarantine only when it is released', async () => {
    await start();
    const lead = await submitContact(services, bySelf({ ...contactAnswers, homepage: 'x' }));
    await deliverAll(services);
    expect(receiver.calls).toEqual([]);
    await releaseLead(services, staff, lead.id);
    await deliverAll(services);
    expect(receiver.calls).toHaveLength(1);
  });
});

test('without a webhook nothing is queued for one, and an address without a secret is refused at start', async () => {
  const services = await testServices('sqlite');
  await submitContact(services, bySelf(contactAnswers));
  const kinds = await services.db.query.selectFrom('outbox').select('kind').distinct().execute();
  expect(kinds).toEqual([{ kind: 'email' }]);
  await services.dispose();
  expect(() => readEnv({ WEBHOOK_URL: 'https://hooks.example' })).toThrow(/WEBHOOK_SECRET: must be set/);
});
