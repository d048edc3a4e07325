import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/format/durations.ts';
import type { SiteProcess } from '#scripts/machine/site-process.ts';
import { createLetterReader, type LetterReader } from '#server/inbox/letter/reader.ts';
import { mailboxNote, mailboxStanding } from '#server/inbox/mailbox/standing.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { heldUp, heldUpOptions } from '#tests/support/held-up.ts';
import { type ImapServer, startImap } from '#tests/support/imap-server.ts';
import { rawLetter } from '#tests/support/letters.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';
import { startSites } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

let imap: ImapServer;
beforeAll(async () => {
  imap = await startImap();
});
afterAll(() => imap.stop());

describe('a running site', () => {
  let running: Awaited<ReturnType<typeof startSites>>;
  let site: SiteProcess;
  beforeAll(async () => {
    running = await startSites('sqlite', 1, {
      NODE_OPTIONS: heldUpOptions,
      IMAP_URL: imap.url('hello'),
      MAILBOX_POLL_MS: '1000',
    });
    const [first] = running.sites;
    if (!first) throw new Error('No site is running.');
    site = first;
    imap.deliver('hello', rawLetter({ text: 'The first' }));
    await until(() => storedCount() > 0, 'the first letter to be stored');
  });
  afterAll(() => running.stop());

  const storedCount = () => site.output().split('"event":"letter-stored"').length - 1;

  /** Has a letter read. @returns what the site did meanwhile in the thread that answers, in milliseconds of work */
  const workOf = async (body: string[]) => {
    const before = storedCount();
    await heldUp(site);
    imap.deliver('hello', rawLetter({ body }));
    await until(() => storedCount() > before, 'the letter to be stored');
    return heldUp(site);
  };
  const plain = (text: string) => ['Content-Type: text/plain; charset=utf-8', '', text];

  test.each([
    ['empty lines', plain('\r\n'.repeat(29_000))],
    ['flowed lines', ['Content-Type: text/plain; format=flowed', '', 'a \r\n'.repeat(29_000)]],
  ])('a letter of 29,000 %s holds up nobody', async (_, body) => {
    const usual = Math.max(20, (await workOf(plain('Hello there.'))).loopDelayMs);
    // What is read in the thread that answers takes 350 on a quick machine.
    expect((await workOf(body)).loopDelayMs).toBeLessThan(usual * 4);
  });
});

const noted: string[] = [];
const note = (event: string, fields: object = {}) => void noted.push(`${event} ${Object.values(fields)}`);
const log = { info: note, warn: note, error: note };
/** Reads as the site does, but for letters that say how they stop it. */
const failing = (patienceMs: number) => {
  const program = new URL('../../support/failing-letter-worker.ts', import.meta.url);
  return createLetterReader({ program, log, patienceMs });
};

describe.each(engines)('letters that stop whoever reads them, with %s', (engine) => {
  let store: TestStore;
  let services: TestServices;
  let user: string;
  let mailboxes = 0;
  const open = async (letterReader?: LetterReader) => {
    const environment = { IMAP_URL: imap.url(user), MAILBOX_POLL_MS: '600000' };
    services = await servicesOn(store, environment, fridayMorning, { ...(letterReader && { letterReader }) });
    await services.readMailbox();
  };
  const stored = async () => {
    const rows = await services.db.query
      .selectFrom('messages')
      .select(['subject', 'text', 'left_out'])
      .orderBy('subject')
      .execute();
    return rows.map(({ left_out, ...row }) => ({ ...JSON.parse(left_out), ...row }));
  };
  beforeEach(async () => {
    mailboxes += 1;
    user = `${engine}${mailboxes}`;
    store = await createStore(engine);
  });
  afterEach(async () => {
    await services.dispose();
    store.remove();
  });

  test('they are told as unreadable, and those between them are read', async () => {
    noted.length = 0;
    await open(failing(5000));
    const texts = ['for ever', 'Hello', 'all memory', 'the end', 'Goodbye'];
    for (const [index, text] of texts.entries()) imap.deliver(user, rawLetter({ subject: `${index}`, text }));
    await services.readMailbox();
    expect(await stored()).toMatchObject([
      { subject: '0', text: '', unreadable: true },
      { subject: '1', text: 'Hello', unreadable: false },
      { subject: '2', text: '', unreadable: true },
      { subject: '3', text: '', unreadable: true },
      { subject: '4', text: 'Goodbye', unreadable: false },
    ]);
    expect(noted).toEqual(['late', 'ended', 'ended'].map((why) => `letter-given-up ${why}`));
  });

  test('a stop in the middle of one stores nothing of it; the next start reads it, once', async () => {
    await open(failing(600_000));
    imap.deliver(user, rawLetter({ subject: 'Long', text: 'for ever' }));
    const reading = services.readMailbox();
    await until(async () => {
      const row = await services.db.query
        .selectFrom('mailbox_folders')
        .select('trying_uid')
        .where('name', '=', 'inbox')
        .executeTakeFirst();
      return row?.trying_uid;
    }, 'the letter to be taken in hand');
    await services.stopWork();
    await reading;
    expect(await stored()).toEqual([]);
    await services.dispose();
    await open();
    expect(await stored()).toMatchObject([{ subject: 'Long', text: 'for ever', unreadable: false }]);
  });

  test('where the program cannot be started nothing is passed over', async () => {
    await open(createLetterReader({ program: new URL('file:///nowhere/letter-worker.js'), log }));
    imap.deliver(user, rawLetter({ subject: 'Hello' }));
    for (let round = 0; round < 5; round += 1) await services.readMailbox();
    expect(await stored()).toEqual([]);
    expect(await mailboxStanding(services)).toMatchObject({ trouble: { code: 'reader' } });
    expect(noted).toContain('letter-reader-not-started Error MODULE_NOT_FOUND');
    // It may have been for a moment: a new version is being put in place.
    expect(await mailboxNote(services)).toBeNull();
    services.setNow(services.clock.now() + 16 * minuteMs);
    expect(await mailboxNote(services)).toContain('could not start the program that reads letters');
    await services.dispose();
    await open();
    expect(await stored()).toMatchObject([{ subject: 'Hello' }]);
    expect(await mailboxStanding(services)).toMatchObject({ trouble: null });
  });
});
