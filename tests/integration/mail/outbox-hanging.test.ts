import { afterEach, describe, expect, test } from 'vitest';
import { type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#fakes/webhook-receiver.ts';
import { submitQuote } from '#server/leads/submit-quote.ts';
import { deliveriesFor } from '#server/outbox/deliveries.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, deliverAll, quoteAnswers } from '#tests/support/leads.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';
import { until } from '#tests/support/until.ts';

const agency = 'desk@foreshore.example';
const hour = 60 * 60_000;
/** Longer than the tests run: whoever waits for it hangs. */
const forTheWholeTest = '90000';

describe.each(engines)('a mail server that hangs, on %s', (engine) => {
  let smtp: SmtpStandIn;
  let hook: WebhookReceiver;
  let services: TestServices;
  const start = async (timeoutMs: string, ...behaviour: Parameters<typeof startSmtp>) => {
    smtp = await startSmtp(...behaviour);
    hook = await startWebhookReceiver();
    services = await testServices(engine, {
      SMTP_URL: smtp.url,
      SMTP_TIMEOUT_MS: timeoutMs,
      AGENCY_EMAIL: agency,
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: Buffer.alloc(32, 7).toString('base64'),
    });
  };
  afterEach(async () => {
    // First: it breaks the connections that the outbox still waits for.
    await smtp.stop();
    await services.dispose();
    await hook.stop();
  });
  const send = (email: string) => submitQuote(services, bySelf({ ...quoteAnswers, email }));
  const statuses = async (leadId: string) =>
    (await deliveriesFor(services, `lead:${leadId}`)).map((one) => one.status);

  test.each<[string, ...Parameters<typeof startSmtp>]>([
    ['without a greeting', () => 'take', (connection) => connection > 2],
    ['after the message', ({ attempt }) => (attempt === 1 ? 'hang' : 'take')],
  ])('%s is given up in time, and the mail arrives at the next try', async (_, ...behaviour) => {
    await start('1500', ...behaviour);
    const lead = await send('quentin@example.com');
    await services.drainOutbox();
    const mails = (await deliveriesFor(services, `lead:${lead.id}`)).filter((one) => one.kind === 'email');
    expect(mails.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['pending', 1],
      ['pending', 1],
    ]);
    for (const { lastError } of mails)
      expect(lastError).toBe('The mail server did not finish within 1.5 seconds.');
    await deliverAll(services, { for: hour });
    // Whoever takes a mail on a busy machine may say so too late: it comes again, under its own Message-ID.
    const arrived = new Map(smtp.taken.map((mail) => [mail.messageId, mail.to?.[0]?.address]));
    expect([...arrived.values()].sort()).toEqual([agency, 'quentin@example.com']);
  });

  test('at every message keeps no webhook waiting, and takes new leads', async () => {
    await start(forTheWholeTest, () => 'hang');
    const leads = [];
    for (let index = 0; index < 8; index += 1) leads.push(await send(`visitor${index}@example.com`));
    await until(() => hook.calls.length === leads.length, 'every webhook to arrive');
    expect(smtp.taken).toEqual([]);
    for (const { id } of leads)
      await until(async () => (await statuses(id)).includes('done'), 'the webhook to be noted as done');
  });

  test('at one recipient keeps only that message waiting', async () => {
    await start(forTheWholeTest, ({ to }) => (to === 'slow@example.com' ? 'hang' : 'take'));
    const slow = await send('slow@example.com');
    for (let index = 0; index < 20; index += 1) await send(`visitor${index}@example.com`);
    await until(() => smtp.taken.length === 41, 'every other mail to arrive');
    const open = async () => (await statuses(slow.id)).filter((status) => status !== 'done');
    await until(async () => (await open()).length === 1, 'everything else to be noted as done');
    expect(await open()).toEqual(['leased']);
  });
});
