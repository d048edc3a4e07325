import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/format/durations.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { agencyAddress } from '#server/mail/addresses.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { OutboxEntry } from '#server/ports/outbox.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { launchListNow } from '#server/start/launch/put-aside.ts';
import { lookAtBackup, noteBackup } from '#server/watch/last-backup.ts';
import { lookAtDisk } from '#server/watch/look-at-disk.ts';
import { lookAtWork } from '#server/watch/look-at-work.ts';
import { lookAround, tellOfReadings } from '#server/watch/watch.ts';
import { mailsTo } from '#tests/support/bookings.ts';
import { engines } from '#tests/support/engines.ts';
import { bySelf, contactAnswers } from '#tests/support/leads.ts';
import { fridayMorning, type TestServices, testServices } from '#tests/support/services.ts';

describe.each(engines)('what is watched on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine, {
      WATCH_DISK_FREE_MB: '0',
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
  });
  afterEach(() => services.dispose());

  const arrives = async (to: string) => {
    const rows = await services.db.query
      .selectFrom('outbox')
      .select(['id', 'payload'])
      .where('kind', '=', 'email')
      .execute();
    const ids = rows.filter(({ payload }) => JSON.parse(payload).to === to).map(({ id }) => id);
    await services.db.query
      .updateTable('outbox')
      .set({ status: 'done', done_at: fridayMorning + 1 })
      .where('id', 'in', ids)
      .execute();
  };
  const look = async () => tellOfReadings(services, await lookAround(services, false));
  const told = async () =>
    (await mailsTo(services, agencyAddress(services.env)))
      .map(({ subject }) => subject)
      .filter((subject) => /of your site/.test(subject));

  test('backups that have stopped are told once by several instances, shown, and told once more when made', async () => {
    const backups = async () =>
      (await launchListNow(services)).parts.flatMap(({ items }) => items).some(({ id }) => id === 'backups');
    await look();
    expect([await told(), await backups()]).toEqual([[], true]);
    await noteBackup(services.db.query, fridayMorning - 51 * hourMs);
    expect(await backups()).toBe(false);
    await Promise.all([look(), look(), look()]);
    const notes = (await attentionNotes(services)).join();
    expect(notes).toContain('No backup has been made since Wednesday 18 November 2026');
    expect(await told()).toEqual(['Backups of your site have stopped']);
    await noteBackup(services.db.query, fridayMorning);
    await look();
    await look();
    expect((await told()).slice(1)).toEqual(['Backups of your site are made again']);
    expect((await attentionNotes(services)).join()).not.toContain('backup');
  });

  test('a backup noted by a clock that was years ahead does not count as made until then', async () => {
    const state = async () => (await lookAtBackup(services.db.query, 50, fridayMorning)).state;
    await noteBackup(services.db.query, fridayMorning + 23 * hourMs);
    expect(await state()).toBe('well');
    await noteBackup(services.db.query, fridayMorning + 4 * 365 * 24 * hourMs);
    expect(await state()).toBe('bad');
    await look();
    expect((await attentionNotes(services)).join()).toContain('which is still to come');
    await noteBackup(services.db.query, fridayMorning);
    expect(await state()).toBe('well');
  });

  test('a mail server that is down is shown, by no email that would wait there too; one that failed alone is not', async () => {
    const stuck = async () => (await attentionNotes(services)).some((note) => note.startsWith('Emails do'));
    await submitContact(services, bySelf(contactAnswers));
    await services.drainOutbox();
    // From here on nothing is tried again: a failure that ends late would take a delivery told below back.
    await services.stopWork();
    await look();
    expect(await stuck()).toBe(false);
    services.setNow(fridayMorning + 31 * minuteMs);
    await look();
    expect([await stuck(), await told()]).toEqual([true, []]);
    // Another one is delivered after it: that server works, and the address of the first does not.
    await arrives(agencyAddress(services.env));
    await look();
    expect([await stuck(), await told()]).toEqual([false, ['Emails of your site go out again']]);
  });

  test('an agency whose own mailbox takes nothing reads it on its first page, also once that was given up', async () => {
    const notes = async () => (await attentionNotes(services)).filter((note) => note.startsWith('Emails '));
    await submitContact(services, bySelf(contactAnswers));
    await services.drainOutbox();
    await services.stopWork();
    await arrives(contactAnswers.email);
    services.setNow(fridayMorning + 31 * minuteMs);
    await look();
    const note = `Emails to ${agencyAddress(services.env)} do not arrive: one has waited since `;
    expect(await notes()).toEqual([expect.stringContaining(note)]);
    await services.db.query
      .updateTable('outbox')
      .set({ status: 'dead', done_at: services.clock.now() })
      .where('status', '=', 'pending')
      .where('kind', '=', 'email')
      .execute();
    await look();
    expect(await notes()).toEqual([expect.stringContaining(note)]);
    await arrives(agencyAddress(services.env));
    await look();
    expect(await notes()).toEqual([]);
  });

  test('work other than emails that does not get done is told of, by its endpoint, and what is meant for later is not', async () => {
    await services.stopWork();
    const news = { createdAt: '', text: '', data: {}, type: 'lead.created' as const };
    const webhook = (id: string): OutboxEntry => ({
      kind: 'webhook',
      dedupeKey: id,
      payload: { id, ...news },
    });
    await enqueue(services.db.query, fridayMorning, [webhook('a'), webhook('b')]);
    const change = (key: string, values: object) =>
      services.db.query.updateTable('outbox').set(values).where('dedupe_key', '=', key).execute();
    const bad = async () => (await lookAtWork(services.db.query, services.clock.now())).state === 'bad';
    expect(await bad()).toBe(false);
    services.setNow(fridayMorning + 2 * hourMs + 1);
    expect(await bad()).toBe(true);
    const later = { next_attempt_at: services.clock.now() + hourMs };
    await change('a', later);
    await change('b', { ...later, waits_for: 'calendar-lost', failures: 12 });
    expect(await bad()).toBe(false);
    await change('a', { failures: 8 });
    expect(await bad()).toBe(false);
    await change('a', { failures: 10 });
    await look();
    await look();
    expect(await told()).toEqual(['Some work of your site does not get done']);
    expect((await attentionNotes(services)).join()).toContain('messages to your other programs (webhooks)');
    // One that got through is the receiver's word that it is well, unless another endpoint had it.
    const done = { status: 'done', waits_for: null, done_at: services.clock.now() };
    await change('b', { ...done, endpoint_id: 'another' });
    expect(await bad()).toBe(true);
    await change('b', { endpoint_id: null });
    await look();
    expect((await told()).slice(1)).toEqual(['The work of your site gets done again']);
  });

  test('a full disk is told of before uploads are refused, and what cannot be found out stops nothing', async () => {
    const room = (free: number) =>
      lookAtDisk('/', 1000, async () => ({ free: free * 1024 ** 2, all: 1024 ** 4 }));
    expect([await room(999), await room(1100), await room(1300)].map(({ state }) => state)).toEqual([
      ...['bad', 'between', 'well'],
    ]);
    await tellOfReadings(services, [await room(700)]);
    expect(await told()).toEqual(['The disk of your site is nearly full']);
    const nowhere = { ...services, env: { ...services.env, WATCH_DISK_FREE_MB: 1, DATA_DIR: '/nowhere' } };
    const seen = await lookAround(nowhere, false);
    expect(seen.map(({ thing }) => thing).sort()).toEqual(['backup', 'files', 'mail', 'work']);
    expect(services.logLines.join()).toContain('"what":"watch","kind":"Error ENOENT"');
  });
});
