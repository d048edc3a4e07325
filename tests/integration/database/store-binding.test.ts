import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { siteToday } from '#app/pages/admin/today/site-today.ts';
import { hourMs } from '#domain/format/durations.ts';
import { belongTogether } from '#server/files/belonging.ts';
import { openAttachment } from '#server/leads/open-attachment.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { createInstances } from '#server/start/instances.ts';
import { launchListNow } from '#server/start/launch/put-aside.ts';
import { withSubmission } from '#server/submissions/read-submission.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { contactAnswers, deliverAll } from '#tests/support/leads.ts';
import { createDatabase } from '#tests/support/postgres-database.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';

const dayMs = 24 * hourMs;

describe.each(engines)('a folder and its database, on %s', (engine) => {
  let store: TestStore;
  let open: TestServices[] = [];
  beforeEach(async () => {
    store = await createStore(engine);
  });
  afterEach(async () => {
    for (const services of open) await services.dispose();
    open = [];
    store.remove();
  });

  const start = async (on: Pick<TestStore, 'dataDir' | 'databaseUrl'> = store, at = fridayMorning) => {
    const services = await servicesOn(on, {}, at);
    open.push(services);
    return services;
  };
  const stop = async (services: TestServices) => {
    open = open.filter((one) => one !== services);
    await services.dispose();
  };
  const at = (...parts: string[]) => path.join(store.dataDir, ...parts);
  const filesIn = (...parts: string[]) => (existsSync(at(...parts)) ? readdirSync(at(...parts)).sort() : []);
  const isBound = (services: TestServices) => belongTogether(services.db, services.files.place);
  const tidy = (services: TestServices) => services.tidyUp();
  const said = (services: TestServices, event: string) =>
    services.logLines.some((line) => line.includes(`"${event}"`));

  /** An enquiry with a file, whose age on disk is a day by the clock of this suite. */
  async function enquire(services: TestServices, content: string) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...contactAnswers, message: `A message about ${content}.` }))
      for (const one of [value].flat()) body.append(name, one);
    body.append('files', new Blob([`%PDF-1.7 ${content}`]), 'brief.pdf');
    const request = new Request('http://foreshore.test/api/contact', { method: 'POST', body });
    const intake = { store: services.files, allowance: services.uploads('192.0.2.1') };
    const lead = await withSubmission(request, intake, (one) => submitContact(services, one));
    for (const name of filesIn('uploads', 'kept')) {
      const then = (services.clock.now() - dayMs) / 1000;
      utimesSync(at('uploads', 'kept', name), then, then);
    }
    const row = services.db.query
      .selectFrom('lead_attachments')
      .select(['id', 'stored_name'])
      .where('lead_id', '=', lead.id);
    const { id, stored_name: storedName } = await row.executeTakeFirstOrThrow();
    const read = async (by: TestServices) => {
      const file = await openAttachment(by, { leadId: lead.id, fileId: id });
      return file && text(file.content);
    };
    return { storedName, read };
  }

  /** The same folder with another database, as after a lost DATABASE_URL. */
  async function elsewhere(): Promise<Pick<TestStore, 'dataDir' | 'databaseUrl'>> {
    if (engine === 'postgres') return { dataDir: store.dataDir, databaseUrl: undefined };
    mkdirSync(at('away'));
    for (const name of filesIn()) {
      if (name.startsWith('foreshore.sqlite')) renameSync(at(name), at('away', name));
    }
    return store;
  }
  function backFromElsewhere() {
    if (engine === 'postgres') return;
    for (const name of filesIn('away')) renameSync(at('away', name), at(name));
  }

  /** A copy of the database as it is now, and the way back to it. */
  async function backUp(): Promise<() => Pick<TestStore, 'dataDir' | 'databaseUrl'>> {
    if (engine === 'sqlite') {
      cpSync(at('foreshore.sqlite'), at('backup'));
      return () => {
        for (const name of filesIn()) if (name.startsWith('foreshore.sqlite')) rmSync(at(name));
        cpSync(at('backup'), at('foreshore.sqlite'));
        return store;
      };
    }
    const name = new URL(store.databaseUrl ?? '').pathname.slice(1);
    await createDatabase(inject('postgresUrl'), `${name}_backup`, name);
    return () => ({ dataDir: store.dataDir, databaseUrl: `${store.databaseUrl}_backup` });
  }

  test('a start with an empty database in front of a filled folder deletes nothing, and says so', async () => {
    const first = await start();
    const file = await enquire(first, 'one');
    await deliverAll(first);
    const mails = filesIn('mail');
    expect(mails.length).toBeGreaterThan(0);
    expect([await isBound(first), await attentionNotes(first)]).toEqual([true, []]);
    await stop(first);

    const wrong = await start(await elsewhere());
    expect([said(wrong, 'folder-of-another-database'), await isBound(wrong)]).toEqual([true, false]);
    expect(await attentionNotes(wrong)).toEqual([expect.stringContaining('DATABASE_URL')]);
    for (const name of mails) utimesSync(at('mail', name), 0, 0);
    await tidy(wrong);
    expect([filesIn('uploads', 'kept'), filesIn('mail')]).toEqual([[file.storedName], mails]);
    await stop(wrong);
    backFromElsewhere();

    const right = await start();
    expect([await isBound(right), await file.read(right)]).toEqual([true, '%PDF-1.7 one']);
    await tidy(right);
    expect(filesIn('mail'), 'kept e-mails of its own that are old').toEqual([]);
  });

  test('files that a restored backup does not know wait for 30 days, and come back with the newer database', async () => {
    const before = await start();
    const old = await enquire(before, 'old');
    await stop(before);
    const restore = await backUp();
    const during = await start();
    const recent = await enquire(during, 'recent');
    await stop(during);
    const later = engine === 'sqlite' ? 'newer' : undefined;
    if (later) cpSync(at('foreshore.sqlite'), at(later));

    const restored = await start(restore());
    expect(await isBound(restored)).toBe(true);
    await tidy(restored);
    expect(filesIn('uploads', 'kept')).toEqual([old.storedName]);
    expect(filesIn('uploads', 'aside')).toEqual(['2026-11-20']);
    expect(said(restored, 'uploads-set-aside')).toBe(true);
    for (let day = 1; day <= 30; day += 1) {
      restored.setNow(fridayMorning + day * dayMs);
      await tidy(restored);
    }
    expect(filesIn('uploads', 'aside', '2026-11-20'), 'after 30 days').toEqual([recent.storedName]);
    await stop(restored);

    if (later) {
      for (const name of filesIn()) if (name.startsWith('foreshore.sqlite')) rmSync(at(name));
      cpSync(at(later), at('foreshore.sqlite'));
    }
    const newer = await start();
    expect(await recent.read(newer), 'read where it was set aside').toBe('%PDF-1.7 recent');
    await tidy(newer);
    expect(filesIn('uploads', 'kept')).toEqual([old.storedName, recent.storedName].sort());

    await newer.db.query.deleteFrom('leads').execute();
    await newer.db.query.deleteFrom('lead_attachments').execute();
    for (let day = 0; day <= 32; day += 4) {
      newer.setNow(fridayMorning + day * dayMs);
      await tidy(newer);
    }
    expect([filesIn('uploads', 'kept'), filesIn('uploads', 'aside')]).toEqual([[], []]);
  });

  /** As it was before there were ids. */
  async function unmark(services: TestServices) {
    await services.db.query.deleteFrom('settings').where('key', '=', 'store-id').execute();
    rmSync(at('store-id'));
  }

  test('what was filled before there were ids is bound at its first start, by the files that it knows', async () => {
    const before = await start();
    const file = await enquire(before, 'one');
    await unmark(before);
    await stop(before);

    const wrong = await start(await elsewhere());
    await tidy(wrong);
    expect([await isBound(wrong), filesIn('uploads', 'kept')]).toEqual([false, [file.storedName]]);
    await stop(wrong);
    backFromElsewhere();

    const upgraded = await start();
    expect(await isBound(upgraded)).toBe(true);
    await unmark(upgraded);
    await stop(upgraded);
    // A backup from before, in front of a folder that was bound since.
    writeFileSync(at('store-id'), 'of the folder\n');
    expect(await isBound(await start())).toBe(true);
  });

  test('an id that cannot be read stops no start, is told in a sentence, and nothing is deleted meanwhile', async () => {
    const services = await start();
    await enquire(services, 'one');
    const kept = filesIn('uploads', 'kept');
    await services.db.query.deleteFrom('lead_attachments').execute();
    await stop(services);
    rmSync(at('store-id'));
    mkdirSync(at('store-id'));
    const again = await start();
    const notes = await attentionNotes(again);
    expect(notes.join('\n')).toMatch(
      /The file store-id .* cannot be read \(EISDIR\), .* Give .*store-id to the user/,
    );
    await tidy(again);
    expect([kept.length > 0, filesIn('uploads', 'kept')]).toEqual([true, kept]);
  });

  test('a start that was cut short between the two writes is made up for, and two starts at once agree', async () => {
    const first = await start();
    await unmark(first);
    await stop(first);
    const both = await Promise.all([start(), start()]);
    expect(await Promise.all(both.map(isBound))).toEqual([true, true]);
    const id = readFileSync(at('store-id'), 'utf8');
    for (const services of both) await stop(services);
    rmSync(at('store-id'));
    const again = await start();
    expect([await isBound(again), readFileSync(at('store-id'), 'utf8')]).toEqual([true, id]);
    expect(filesIn().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.runIf(engine === 'postgres')(
    'instances without a common folder are told so while both run',
    async () => {
      const first = await start();
      const isTold = async (services: TestServices) => [
        (await attentionNotes(services)).some((note) => note.includes('keeps its files elsewhere')),
        (await launchListNow(services)).parts.some(({ items }) => items.some(({ id }) => id === 'files')),
      ];
      const beside = await start();
      expect([await isTold(first), await isTold(beside)]).toEqual([
        [false, false],
        [false, false],
      ]);
      const away = await createStore('sqlite');
      try {
        const apart = await start({ ...store, dataDir: away.dataDir });
        expect([await isTold(apart), said(apart, 'instances-apart')]).toEqual([[true, true], true]);
        expect([await isTold(first), await isTold(beside)]).toEqual([
          [true, true],
          [true, true],
        ]);
        await stop(apart);
        expect(await isTold(first)).toEqual([false, false]);
        // A host that was set up with a copy of the folder finds the other's mark in it, but leaves its own nowhere else.
        cpSync(at(), path.join(away.dataDir, 'copy'), { recursive: true });
        const copied = await start({ ...store, dataDir: path.join(away.dataDir, 'copy') });
        expect(await isTold(first)).toEqual([true, true]);
        // As if it had been killed three minutes ago.
        const { query } = first.db;
        await query
          .updateTable('leases')
          .set({ expires_at: 1 })
          .where('name', 'like', 'instance:%')
          .execute();
        expect(await isTold(first)).toEqual([false, false]);
        await stop(copied);
      } finally {
        away.remove();
      }
      const left = () =>
        first.db.query.selectFrom('leases').select('name').where('name', 'like', 'instance:%');
      await stop(beside);
      expect([filesIn('instances').length, (await left().execute()).length]).toEqual([1, 1]);
    },
  );

  test.runIf(engine === 'postgres')('a mark that a killed instance left goes after a day', async () => {
    const first = await start();
    const [own = ''] = filesIn('instances');
    const leave = (name: string, hours: number) => {
      const when = new Date(fridayMorning - hours * hourMs);
      writeFileSync(at('instances', name), '');
      utimesSync(at('instances', name), when, when);
    };
    leave('younger', 23);
    leave('older', 25);
    utimesSync(at('instances', own), new Date(0), new Date(0));
    await start();
    expect(filesIn('instances')).toHaveLength(3);
    expect(filesIn('instances')).toEqual(expect.arrayContaining([own, 'younger']));
    await stop(first);
  });

  test.runIf(engine === 'postgres')('Today asks once whether instances keep their files apart', async () => {
    const services = await start();
    const asked: string[] = [];
    const query = services.db.query.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode') asked.push(node.sqlFragments.join('?'));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const instances = createInstances({ ...services, db: { ...services.db, query } });
    const site = siteToday({ ...services, instances });
    await site.owners();
    expect(asked.filter((text) => text.includes('from leases'))).toHaveLength(1);
  });
});
