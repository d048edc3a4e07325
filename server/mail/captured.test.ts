import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCapturedMail } from './captured.ts';
import { listKeptMails } from './kept-list.ts';
import { createMailTransport, mailFolder } from './transport.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
let dataDir = '';
let now = start;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-test-'));
  now = start;
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const site = () => ({ env: { DATA_DIR: dataDir } });
const send = async (subject: string, more = {}) => {
  const id = crypto.randomUUID();
  const transport = createMailTransport({
    smtpUrl: undefined,
    smtpTimeoutMs: 1000,
    from: 'Foreshore <hello@example.com>',
    siteUrl: 'http://foreshore.test',
    dataDir,
    clock: { now: () => now },
  });
  const message = { to: 'ada@example.com', subject, text: 'Hello', html: '<p>Hello</p>' };
  await transport.send(id, { ...message, ...more });
  return id;
};

test('kept e-mails are dated and ordered by their own headers, whatever the files say', async () => {
  const first = await send('First');
  now += 60_000;
  await send('Second');
  utimesSync(path.join(mailFolder(dataDir), `${first}.eml`), new Date('2031-01-01'), new Date('2031-01-01'));
  const { mails } = await listKeptMails(site());
  expect(mails.map(({ subject, at }) => [subject, at])).toEqual([
    ['Second', start + 60_000],
    ['First', start],
  ]);
});

test('a file without a date of its own keeps that of the file', async () => {
  const id = await send('Dated');
  const file = path.join(mailFolder(dataDir), `${id}.eml`);
  writeFileSync(file, 'Subject: Undated\n\nDate: in the text, not a header\n');
  utimesSync(file, start / 1000, start / 1000);
  expect((await listKeptMails(site())).mails).toMatchObject([{ subject: 'Undated', at: start }]);
});

test('an invitation is listed once, by its name', async () => {
  const id = await send('Call', {
    calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
  });
  const mail = await readCapturedMail(site(), id);
  expect(mail?.attachments.map(({ name }) => name)).toEqual(['invitation.ics']);
});
