import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepMails } from '#scripts/measure/sample-mails.ts';
import { fillDatabase } from '#scripts/measure/sample-rows.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { entriesOfPerson } from '#server/outbox/of-person.ts';
import { findAll, type Read } from '#server/privacy/erase/find-person.ts';
import { engines } from '#tests/support/engines.ts';
import { othersServed } from '#tests/support/others-served.ts';
import { type TestServices, testServices } from '#tests/support/services.ts';

describe.each(engines)('looking for a person among many, on %s', (engine) => {
  let services: TestServices;
  beforeEach(async () => {
    services = await testServices(engine);
    await services.stopWork();
  });
  afterEach(() => services.dispose());

  test('others are served while mails are looked through that are none of theirs', async () => {
    const mails = 1000;
    await fillDatabase(services.db.query, services.clock.now(), mails);
    const ofNobody = { addresses: ['nobody@else.example'], subjects: [] };
    const turns = await othersServed(async () =>
      expect(await entriesOfPerson(services.db.query, ofNobody)).toEqual([]),
    );
    expect(turns).toBeGreaterThanOrEqual(mails / 200);
    const [first] = await services.db.query
      .selectFrom('outbox')
      .select(['id', 'subject'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const subjects = [first?.subject ?? ''];
    const about = await entriesOfPerson(services.db.query, { ...ofNobody, subjects });
    expect(about).toMatchObject([{ id: first?.id, about: true }]);
  });

  test('a kept mail is read once in an erasure, and not at all where its text stands in the outbox', async () => {
    const { DATA_DIR } = services.env;
    const { query } = services.db;
    keepMails(DATA_DIR, 20, services.clock.now());
    const written = (id: string, text: string) =>
      writeFileSync(path.join(mailFolder(DATA_DIR), `${id}.eml`), text);
    const read: Read = { addresses: [], namesNone: new Set() };
    const look = async (...addresses: string[]) => (await findAll(services, addresses, read)).keptMails;
    const [first = ''] = await look('visitor1@example.com', 'one@else.example');
    expect(read.namesNone.size).toBe(19);
    // What was read is not opened again: it would be found to be another now.
    for (const id of read.namesNone) written(id, 'To: visitor1@example.com\n\nNow about them');
    expect(await look('visitor1@example.com')).toEqual([first]);
    written('new', 'To: visitor1@example.com\n\nNew');
    expect((await look('visitor1@example.com')).sort()).toEqual([first, 'new'].sort());
    const payload = { to: 'somebody@else.example', subject: 'Hello', html: '', text: '' };
    const carrying = { ...payload, attachments: [{ filename: 'a.txt', storedName: 'a' }] };
    const entry = (id: string, of: object) => ({
      ...{ id, kind: 'email', dedupe_key: id, subject: null, payload: JSON.stringify(of), status: 'kept' },
      ...{ next_attempt_at: 0, created_at: 0 },
    });
    await query
      .insertInto('outbox')
      .values([entry('in-outbox', payload), entry('with-file', carrying)] as never)
      .execute();
    for (const id of ['in-outbox', 'with-file']) written(id, 'To: visitor1@example.com\n\nIn its file');
    expect((await look('visitor1@example.com')).sort()).toEqual([first, 'new', 'with-file'].sort());
    // Another address is looked for in all of them anew.
    expect(await look('visitor1@example.com', 'two@else.example')).toHaveLength(22);
  });
});
