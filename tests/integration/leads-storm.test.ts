import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDb } from '#server/db/db.ts';
import { type Mood, type SmtpStandIn, startSmtp } from '../fakes/smtp/server.ts';
import { createStore, engines, type TestStore } from '../support/engines.ts';
import { contactAnswers, offerAnswers, quoteAnswers } from '../support/leads.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { postJson, siteEnvironment } from '../support/site-store.ts';
import { until } from '../support/until.ts';

const agency = 'desk@foreshore.example';
const rounds = 3;
const perRound = 12;

const forms = [
  { address: '/api/contact', answers: contactAnswers },
  { address: '/api/quote-request', answers: quoteAnswers },
  { address: '/api/summer-offer-form', answers: offerAnswers },
];

describe.each(engines)('a storm of leads on %s', (engine) => {
  let store: TestStore;
  let smtp: SmtpStandIn;
  let site: SiteProcess;
  const environment = (siteNow: string) =>
    siteEnvironment(store, { SMTP_URL: smtp.url, AGENCY_EMAIL: agency, SITE_NOW: siteNow });
  beforeAll(async () => {
    store = await createStore(engine);
    const moods: Mood[] = ['take', 'greylist', 'take', 'fail', 'take-and-drop', 'take', 'drop'];
    let turn = 0;
    smtp = await startSmtp(({ attempt }) =>
      attempt > 2 ? 'take' : (moods[turn++ % moods.length] ?? 'take'),
    );
  });
  afterAll(async () => {
    await site.stop('SIGKILL');
    await smtp.stop();
    store.remove();
  });

  test('with the server killed again and again: what was answered is stored once and both e-mails arrive', async () => {
    const answered: string[] = [];
    const sent: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      site = await startSiteProcess(environment(`2026-11-20T${String(9 + round).padStart(2, '0')}:00:00Z`));
      let count = 0;
      const all = Array.from({ length: perRound }, async (_, index) => {
        const form = forms[index % forms.length];
        const key = `round-${round}-${index}`;
        const email = `${key}@example.com`;
        sent.push(key);
        const answer = await postJson(`${site.url}${form?.address}`, {
          ...form?.answers,
          email,
          idempotencyKey: key,
        });
        if (answer.status === 200) answered.push(key);
        count += 1;
        // Each round dies at another point of the stream.
        if (count === 2 + round * 3) void site.stop('SIGKILL');
      });
      await Promise.allSettled(all);
      await site.stop('SIGKILL');
    }
    expect(answered.length).toBeGreaterThanOrEqual(rounds * 2);

    // A day on, everything that waits for a retry or a lost lease is due; retries of the visitors come in, too.
    site = await startSiteProcess(environment('2026-11-21T09:00:00Z'));
    for (const [index, key] of sent.entries()) {
      const form = forms[(index % perRound) % forms.length];
      const body = { ...form?.answers, email: `${key}@example.com`, idempotencyKey: key };
      expect((await postJson(`${site.url}${form?.address}`, body)).status).toBe(200);
    }
    for (let day = 22; day < 30 && (await left()) > 0; day += 1) {
      await site.stop('SIGKILL');
      const now = `2026-11-${day}T09:00:00Z`;
      site = await startSiteProcess(environment(now));
      await until(() => atRest(Date.parse(now)), 'the outbox to rest');
    }

    const db = open();
    const leads = await db.query.selectFrom('leads').select('idempotency_key').execute();
    const states = await db.query.selectFrom('outbox').select('status').distinct().execute();
    await db.close();
    expect(leads.map((lead) => lead.idempotency_key).sort()).toEqual([...sent].sort());
    expect(states).toEqual([{ status: 'done' }]);
    // A message that broke off after it was taken comes again under its Message-ID.
    const mails = [...new Map(smtp.taken.map((mail) => [mail.messageId, mail])).values()];
    const to = mails.map((mail) => mail.to?.[0]?.address);
    expect(to.filter((address) => address === agency)).toHaveLength(sent.length);
    expect(to.filter((address) => address !== agency).sort()).toEqual(
      sent.map((key) => `${key}@example.com`).sort(),
    );
  }, 300_000);

  const open = () => openDb({ dataDir: store.dataDir, databaseUrl: store.databaseUrl });

  /** Entries that are not delivered yet. */
  async function left(): Promise<number> {
    const db = open();
    const rows = await db.query.selectFrom('outbox').select('id').where('status', '<>', 'done').execute();
    await db.close();
    return rows.length;
  }

  /** Nothing is under way, and what was due at an instant has been tried. */
  async function atRest(dueAt: number): Promise<boolean> {
    const db = open();
    const busy = await db.query
      .selectFrom('outbox')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('status', '=', 'leased'),
          eb.and([eb('status', '=', 'pending'), eb('next_attempt_at', '<=', dueAt)]),
        ]),
      )
      .execute();
    await db.close();
    return busy.length === 0;
  }
});
