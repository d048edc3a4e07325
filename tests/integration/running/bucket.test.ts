import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/format/durations.ts';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { moveToBucket } from '#server/backup/bucket-files.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readEnv } from '#server/base/env.ts';
import { holdSite } from '#server/db/sqlite/one-site.ts';
import { belongTogether } from '#server/files/belonging.ts';
import { openBucket } from '#server/files/bucket/bucket.ts';
import { bucketSettings } from '#server/files/bucket/settings.ts';
import { openAttachment } from '#server/leads/open-attachment.ts';
import { submitContact } from '#server/leads/submit-contact.ts';
import { sweepOrphans } from '#server/leads/sweep-files.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { erasePerson } from '#server/privacy/erase/erase-person.ts';
import { attentionNotes } from '#server/start/attention.ts';
import { launchListNow } from '#server/start/launch/put-aside.ts';
import { withSubmission } from '#server/submissions/read-submission.ts';
import { lookAround, tellOfReadings } from '#server/watch/watch.ts';
import { type BucketServer, startBucketServer } from '#tests/support/bucket-server.ts';
import { createStore, engines, type TestStore } from '#tests/support/engines.ts';
import { contactAnswers, deliverAll } from '#tests/support/leads.ts';
import { startProgram } from '#tests/support/program.ts';
import { fridayMorning, servicesOn, type TestServices } from '#tests/support/services.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';

const secret = 'a secret for tests that is long enough';
const mail = { to: 'ann@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

let server: BucketServer;
let stores: TestStore[] = [];
let open: TestServices[] = [];
beforeEach(async () => {
  server = await startBucketServer();
});
afterEach(async () => {
  for (const services of open) await services.dispose();
  for (const store of stores) store.remove();
  open = [];
  stores = [];
  await server.stop();
});

async function newStore(engine: 'sqlite' | 'postgres' = 'sqlite'): Promise<TestStore> {
  const store = await createStore(engine);
  stores.push(store);
  return store;
}
async function start(store: Pick<TestStore, 'dataDir' | 'databaseUrl'>, extra: Record<string, string> = {}) {
  const services = await servicesOn(store, { APP_SECRET: secret, ...server.environment, ...extra });
  open.push(services);
  return services;
}
const kept = () => server.keys().filter((key) => key.startsWith('uploads/'));

function form(content: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...contactAnswers, message: `A message about ${content}.` }))
    for (const one of [value].flat()) body.append(name, one);
  body.append('files', new Blob([`%PDF-1.7 ${content}`]), 'brief.pdf');
  return body;
}

/** An enquiry with a file. */
async function enquire(services: TestServices, content = 'one') {
  const request = new Request('http://foreshore.test/api/contact', { method: 'POST', body: form(content) });
  const intake = { store: services.files, allowance: services.uploads('192.0.2.1') };
  const lead = await withSubmission(request, intake, (one) => submitContact(services, one));
  const { id, stored_name: storedName } = await services.db.query
    .selectFrom('lead_attachments')
    .select(['id', 'stored_name'])
    .where('lead_id', '=', lead.id)
    .executeTakeFirstOrThrow();
  return { leadId: lead.id, fileId: id, storedName };
}
async function read(services: TestServices, file: { leadId: string; fileId: string }) {
  const found = await openAttachment(services, file);
  return found && text(found.content);
}

test('an acknowledged file is in the bucket, and another host with a folder of its own reads it at once', async () => {
  const store = await newStore('postgres');
  const one = await start(store);
  const other = await start({ ...(await newStore('sqlite')), databaseUrl: store.databaseUrl });
  const file = await enquire(one);
  expect(kept()).toEqual([`uploads/kept/${file.storedName}`]);
  expect(readdirSync(path.join(store.dataDir, 'uploads', 'tmp'))).toEqual([]);
  expect([await read(one, file), await read(other, file)]).toEqual(['%PDF-1.7 one', '%PDF-1.7 one']);
  expect(await belongTogether(other.db, other.files.place)).toBe(true);
  // Of their folders they say that emails are kept there; there is no mail server.
  const apart = [expect.stringContaining('keeps its emails in a folder of its own')];
  expect([await attentionNotes(one), await attentionNotes(other)]).toEqual([apart, apart]);
  await deliverAll(one);
  await erasePerson(other, { id: 'operator', name: 'Operator', email: '' }, contactAnswers.email);
  expect([kept(), await read(one, file)]).toEqual([[], null]);
});

test('hosts with folders of their own beside the bucket are told while emails are kept in them', async () => {
  const store = await newStore('postgres');
  const away = { ...(await newStore('sqlite')), databaseUrl: store.databaseUrl };
  const noServer = { SMTP_URL: '' };
  const one = await start(store, noServer);
  const items = async (services: TestServices) =>
    (await launchListNow(services)).parts.flatMap((part) => part.items.map(({ id }) => id));
  const isTold = async (services: TestServices) => [
    (await attentionNotes(services)).some((note) => note.includes('keeps its emails in a folder of its own')),
    (await items(services)).includes('mails'),
  ];
  const besideIt = await start(store, noServer);
  expect([await isTold(one), await isTold(besideIt)]).toEqual([
    [false, false],
    [false, false],
  ]);
  const other = await start(away, noServer);
  expect([await isTold(one), await isTold(other)]).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(other.logLines.some((line) => line.includes('"instances-apart","what":"mails"'))).toBe(true);
  expect(await items(one)).not.toContain('files');
  for (const services of open.splice(0)) await services.dispose();

  // With a mail server none is kept any more, but what was kept lies where it lay.
  const server = { SMTP_URL: 'smtp://mail.example.com' };
  const [first, second] = [await start(store, server), await start(away, server)];
  expect([await isTold(first), await isTold(second)]).toEqual([
    [false, false],
    [false, false],
  ]);
  const kept = { kind: 'email' as const, dedupeKey: 'kept', subject: 'test', payload: mail };
  await enqueue(first.db.query, fridayMorning, [kept]);
  await first.db.query.updateTable('outbox').set({ status: 'kept' }).execute();
  // There is nothing left for an owner to connect, so it is no item of the list.
  for (const services of [first, second]) {
    expect(await attentionNotes(services)).toContainEqual(
      expect.stringContaining('kept before there was a mail server'),
    );
    expect(await isTold(services)).toEqual([false, false]);
  }
});

test('while the bucket is silent a sender keeps what was typed, health and the owner’s page say so, and then all is well', async () => {
  const store = await newStore();
  const site = await startSiteProcess({ ...siteEnvironment(store, server.environment), SITE_NOW: undefined });
  const post = () => fetch(`${site.url}/lets-talk`, { method: 'POST', body: form('one') });
  try {
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    server.become('silent');
    const answer = await post();
    const page = await answer.text();
    expect(answer.status).toBe(503);
    expect(page).toMatch(/send this without files, and email them to/);
    expect(page).toContain('A message about one.');
    expect((await fetch(`${site.url}/api/health`)).status).toBe(503);
    expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
    server.become('well');
    expect((await post()).status).toBe(200);
  } finally {
    await site.stop();
  }
  expect(kept()).toHaveLength(1);
});

test('the owner is told of a bucket that has stopped, and when it works again', async () => {
  const services = await start(await newStore());
  const standing = async () => {
    await tellOfReadings(services, await lookAround(services, false));
    return (await attentionNotes(services)).join();
  };
  expect(await standing()).not.toContain('Files');
  server.become('refuses');
  expect(await standing()).toContain('Files that visitors send cannot be stored');
  server.become('well');
  expect(await standing()).not.toContain('Files');
});

describe('a start names the variable that is wrong:', () => {
  test.each([
    [{ S3_BUCKET: 'another-bucket' }, 'S3_BUCKET: there is no bucket another-bucket'],
    [{ S3_ACCESS_KEY_ID: 'UNKNOWN' }, 'S3_ACCESS_KEY_ID: '],
    [{ S3_SECRET_ACCESS_KEY: 'not the secret' }, 'S3_SECRET_ACCESS_KEY: it does not fit'],
  ])('%o', async (wrong, sentence) => {
    const store = await newStore();
    const error = await start(store, wrong).catch((one: Error) => one);
    expect(error).toMatchObject({ message: expect.stringContaining(sentence) });
    expect(JSON.stringify(error)).not.toContain('not the secret');
  });
});

test('a bucket that does not answer at the start keeps nobody from the site, and is bound later', async () => {
  server.become('refuses');
  const services = await start(await newStore());
  expect(services.logLines.join()).toContain('bucket-silent');
  expect(services.logLines.join()).not.toContain(server.environment.S3_ENDPOINT);
  await expect(enquire(services)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('send this without files'),
  });
  server.become('well');
  await services.tidyUp();
  expect(await belongTogether(services.db, services.files.place)).toBe(true);
  const file = await enquire(services, 'two');
  expect(await read(services, file)).toBe('%PDF-1.7 two');
});

test('files without a lead wait for 30 days, in the bucket as in a folder, and come back when one names them', async () => {
  const services = await start(await newStore());
  const file = await enquire(services);
  const later = Date.now() + 7 * hourMs;
  // As after a process that died between the bucket and the row.
  const rows = await services.db.query.selectFrom('lead_attachments').selectAll().execute();
  await services.db.query.deleteFrom('lead_attachments').execute();
  expect(await sweepOrphans(services, later)).toEqual({ deleted: 0, setAside: 1, takenBack: 0 });
  const day = new Date(later).toISOString().slice(0, 10);
  expect(kept()).toEqual([`uploads/aside/${day}/${file.storedName}`]);
  await services.db.query.insertInto('lead_attachments').values(rows).execute();
  expect(await read(services, file)).toBe('%PDF-1.7 one');
  expect(await sweepOrphans(services, later)).toEqual({ deleted: 0, setAside: 0, takenBack: 1 });
  expect(kept()).toEqual([`uploads/kept/${file.storedName}`]);
  await services.db.query.deleteFrom('lead_attachments').execute();
  await sweepOrphans(services, later);
  expect((await sweepOrphans(services, later + 29 * dayMs)).deleted).toBe(0);
  expect((await sweepOrphans(services, later + 32 * dayMs)).deleted).toBe(1);
  expect(kept()).toEqual([]);
});

test('with another database nothing in the bucket is touched, and that is said', async () => {
  const right = await start(await newStore());
  await enquire(right);
  const before = kept();
  const wrong = await start(await newStore());
  expect(wrong.logLines.join()).toContain('bucket-of-another-database');
  expect(await attentionNotes(wrong)).toContainEqual(
    expect.stringContaining('S3_BUCKET belongs to another database'),
  );
  expect(await sweepOrphans(wrong, Date.now() + dayMs)).toEqual({ deleted: 0, setAside: 0, takenBack: 0 });
  expect(kept()).toEqual(before);
});

test('a copy of the site holds what is in the bucket; it is put into an empty bucket, or a folder is moved there', async () => {
  const store = await newStore();
  const services = await start(store);
  const file = await enquire(services);
  await services.dispose();
  open = [];
  const bucketIn = (prefix: string) => {
    const settings = bucketSettings(readEnv({ ...server.environment, S3_PREFIX: prefix }));
    if (!settings) throw new Error('no bucket');
    return openBucket(settings, () => undefined);
  };
  const into = path.join(store.dataDir, 'copies');
  const site = { databaseUrl: undefined, dataDir: store.dataDir, bucket: bucketIn('') };
  const { folder, manifest } = await makeBackup(site, { into, now: Date.now(), secretIsSet: true });
  expect([manifest.missing, (await checkBackup(folder)).wrong]).toEqual([[], []]);

  const restored = { databaseUrl: undefined, dataDir: path.join(into, 'restored') };
  await expect(restoreBackup(folder, { ...restored, bucket: bucketIn('') })).rejects.toThrow('S3_BUCKET');
  await restoreBackup(folder, { ...restored, bucket: bucketIn('restored/') });
  expect(server.keys()).toContain(`restored/uploads/kept/${file.storedName}`);
  const again = await start(restored, { S3_PREFIX: 'restored/' });
  expect([await read(again, file), await attentionNotes(again)]).toEqual(['%PDF-1.7 one', []]);

  const inFolder = { databaseUrl: undefined, dataDir: path.join(into, 'folder') };
  await restoreBackup(folder, inFolder);
  const early = await start(inFolder, { S3_PREFIX: 'moved/' });
  expect((await attentionNotes(early)).join()).toContain('npm run move-to-bucket');
  await early.dispose();
  open = [again];
  expect(await moveToBucket(inFolder.dataDir, bucketIn('moved/'))).toBe(1);
  expect(readdirSync(path.join(inFolder.dataDir, 'uploads', 'kept'))).toEqual([]);
  const moved = await start(inFolder, { S3_PREFIX: 'moved/' });
  expect([await read(moved, file), await attentionNotes(moved)]).toEqual(['%PDF-1.7 one', []]);
});

test.each(engines)(
  'what moves files there asks whether a site runs on %s, and not who has its port',
  async (engine) => {
    const store = await newStore(engine);
    // systemd's socket keeps the port of a site that is stopped.
    const door = createServer().listen(0, '127.0.0.1');
    await once(door, 'listening');
    const { port } = door.address() as AddressInfo;
    const moving = () => {
      const main = path.resolve(import.meta.dirname, '../../../server/start/main.ts');
      const { ended, output } = startProgram(process.execPath, [main, 'move-to-bucket'], {
        ...{ DATA_DIR: store.dataDir, DATABASE_URL: store.databaseUrl, ...server.environment },
        ...{ HOST: '127.0.0.1', PORT: String(port), NODE_COMPILE_CACHE: path.resolve('.cache/compiled') },
      });
      return ended.then((status) => [status, output()]);
    };
    try {
      const stop = await holdSite(
        { DATABASE_URL: store.databaseUrl, DATA_DIR: store.dataDir },
        { waitMs: 0 },
      );
      const running = await start(store);
      expect(await moving()).toEqual([1, expect.stringMatching(/^(DATA_DIR|DATABASE_URL): a site runs on /)]);
      await running.dispose();
      stop();
      open = [];
      expect(await moving()).toEqual([0, expect.stringContaining('Moved 0 files')]);
    } finally {
      door.close();
    }
  },
);
