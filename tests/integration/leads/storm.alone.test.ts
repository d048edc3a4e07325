import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Mood, type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import { openDb } from '#server/db/open-db.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';
import {
  dice,
  type FragileSite,
  fileOf,
  type Submission,
  sendOnce,
  startFragileSite,
  submissions,
} from '#tests/support/storm.ts';

/** How many submissions; docs/operations.md says how to send 2,000. */
const size = Number(process.env.STORM || 30);
const senders = 12;
/** Answers between two kills, half to one and a half times as many. */
const answersBetweenKills = Math.min(60, Math.ceil(size / 5));
const agency = 'desk@foreshore.example';
const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-11-20T09:00:00Z');

describe.each(engines)('a storm of leads on %s', (engine) => {
  let store: TestStore;
  let smtp: SmtpStandIn;
  let site: FragileSite;
  beforeEach(async () => {
    store = await createStore(engine);
    const moods: Mood[] = ['greylist', 'fail', 'take-and-drop', 'drop', 'hang'];
    const roll = dice(7);
    // In one of three attempts there is trouble, but no mail meets it again and again.
    const troubles = size < 500 ? 1 : 2;
    smtp = await startSmtp(({ attempt }) =>
      attempt > troubles || roll() > 1 / 3 ? 'take' : (moods[Math.floor(roll() * moods.length)] ?? 'take'),
    );
    const environment = (siteNow: string) =>
      siteEnvironment(store, {
        SMTP_URL: smtp.url,
        SMTP_TIMEOUT_MS: '1000',
        AGENCY_EMAIL: agency,
        SITE_NOW: siteNow,
      });
    site = await startFragileSite(environment, start, 10 * minute);
  });
  afterEach(async () => {
    await site.stop();
    await smtp.stop();
    store.remove();
  });

  test('with the server killed again and again: what was answered is stored once and its e-mails arrive', async () => {
    const began = Date.now();
    const roll = dice(11);
    const answered = new Set<string>();
    const givenUp = new Set<string>();
    let lost = 0;
    let untilKill = answersBetweenKills;
    let killing: Promise<void> | undefined;

    const deliver = async (submission: Submission) => {
      for (;;) {
        const status = await sendOnce(await site.url(), submission);
        if (status !== null) {
          expect(status).toBe(200);
          answered.add(submission.key);
          untilKill -= 1;
          if (untilKill > 0) return;
          untilKill = Math.ceil(answersBetweenKills * (0.5 + roll()));
          killing ??= site.kill().finally(() => {
            killing = undefined;
          });
          return;
        }
        lost += 1;
        // Some visitors close the page when no answer comes; the others send the same again.
        if (lost % 5 === 0) {
          givenUp.add(submission.key);
          return;
        }
        await killing;
      }
    };
    const all = submissions(size);
    const waiting = [...all];
    await Promise.all(
      Array.from({ length: senders }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await deliver(next);
      }),
    );
    await killing;
    const stormMs = Date.now() - began;
    expect(answered.size + givenUp.size).toBe(size);
    expect(site.kills()).toBeGreaterThanOrEqual(2);
    // Each day on, every retry and every lost lease is due.
    while ((await left()) > 0) {
      await site.restartAt(site.now() + day);
      await rest(site.now());
    }

    const stored = await storedByEmail();
    const mails = mailsByVisitor();
    for (const submission of all) {
      const { key, email, kind } = submission;
      const count = stored.get(email) ?? { leads: 0, files: 0, subscriptions: 0 };
      const wanted = wantedOf(submission);
      // An answer that nobody waited for may have been stored or not, but never in part or twice.
      if (givenUp.has(key) && count.leads + count.subscriptions === 0) continue;
      expect({ key, ...count, ...mails.get(email) }).toEqual({ key, ...wanted });
      if (kind === 'contact-files') await expectFiles(submission);
    }
    // A message that broke off after it was taken comes again under its Message-ID.
    const distinct = new Set(smtp.taken.map((mail) => mail.messageId)).size;
    process.stdout.write(
      `${JSON.stringify({
        engine,
        submissions: size,
        acknowledged: answered.size,
        lostAnswers: lost,
        givenUp: givenUp.size,
        stored: stored.size,
        mailsArrived: distinct,
        taken: smtp.taken.length,
        kills: site.kills(),
        stormSeconds: Math.round(stormMs / 1000),
        seconds: Math.round((Date.now() - began) / 1000),
      })}\n`,
    );
  }, 3_600_000);

  function wantedOf({ kind, files, mails }: Submission) {
    const isLead = kind !== 'newsletter';
    const subscribes = kind === 'newsletter' || kind === 'contact-newsletter';
    return {
      leads: isLead ? 1 : 0,
      files,
      subscriptions: subscribes ? 1 : 0,
      toVisitor: mails,
      toAgency: isLead ? 1 : 0,
    };
  }

  /** Different e-mails by visitor: those to them, and those to the agency that answer to them. */
  function mailsByVisitor() {
    const counts = new Map<string, { toVisitor: number; toAgency: number }>();
    for (const mail of new Map(smtp.taken.map((one) => [one.messageId, one])).values()) {
      const to = mail.to?.[0]?.address ?? '';
      const visitor = to === agency ? (mail.replyTo?.[0]?.address ?? '') : to;
      const count = counts.get(visitor) ?? { toVisitor: 0, toAgency: 0 };
      if (to === agency) count.toAgency += 1;
      else count.toVisitor += 1;
      counts.set(visitor, count);
    }
    return counts;
  }

  const open = () => openDb({ dataDir: store.dataDir, databaseUrl: store.databaseUrl });

  async function storedByEmail() {
    const db = open();
    const leads = await db.query.selectFrom('leads').select(['id', 'email']).execute();
    const files = await db.query.selectFrom('lead_attachments').select('lead_id').execute();
    const subscriptions = await db.query.selectFrom('newsletter_subscriptions').select('email').execute();
    await db.close();
    const counts = new Map<string, { leads: number; files: number; subscriptions: number }>();
    const countOf = (email: string) => {
      const count = counts.get(email) ?? { leads: 0, files: 0, subscriptions: 0 };
      counts.set(email, count);
      return count;
    };
    const emails = new Map(leads.map((lead) => [lead.id, lead.email]));
    for (const lead of leads) countOf(lead.email).leads += 1;
    for (const file of files) countOf(emails.get(file.lead_id) ?? '').files += 1;
    for (const { email } of subscriptions) countOf(email).subscriptions += 1;
    return counts;
  }

  async function expectFiles({ key, email }: Submission): Promise<void> {
    const db = open();
    const rows = await db.query
      .selectFrom('lead_attachments')
      .innerJoin('leads', 'leads.id', 'lead_attachments.lead_id')
      .select(['stored_name', 'position'])
      .where('leads.email', '=', email)
      .execute();
    await db.close();
    for (const { stored_name: name, position } of rows) {
      const content = await readFile(path.join(store.dataDir, 'uploads', 'kept', name));
      expect(Buffer.compare(content, fileOf(key, position))).toBe(0);
    }
  }

  /** Entries that are not delivered yet. */
  async function left(): Promise<number> {
    const db = open();
    const rows = await db.query
      .selectFrom('outbox')
      .select('id')
      .where('status', 'not in', ['done', 'kept'])
      .execute();
    await db.close();
    return rows.length;
  }

  /** Resolves when nothing is under way and what was due at an instant has been tried. */
  async function rest(dueAt: number): Promise<void> {
    const db = open();
    let moved = { left: -1, at: Date.now() };
    for (;;) {
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
      if (busy.length === 0) break;
      // The bound ends a hang: a slow machine moves, too.
      if (busy.length !== moved.left) moved = { left: busy.length, at: Date.now() };
      else if (Date.now() - moved.at > 240_000) throw new Error(`The outbox stands still at ${busy.length}.`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await db.close();
  }
});
