import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPlace } from '#server/db/keyset.ts';
import { keptOrder, listKeptMails } from './kept-list.ts';
import { mailFolder } from './transport.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
const total = 120;
let dataDir = '';
let site = { env: { DATA_DIR: '' } };
const file = (number: number) => path.join(mailFolder(dataDir), `mail-${number}.eml`);
const keep = (number: number) =>
  writeFileSync(
    file(number),
    `To: ada@example.com\nSubject: =?utf-8?Q?Caf=C3=A9_${number}?=\nDate: ${new Date(start + number * 1000).toUTCString()}\n\nHello`,
  );
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-test-'));
  site = { env: { DATA_DIR: dataDir } };
  mkdirSync(mailFolder(dataDir));
  for (let number = 1; number <= total; number += 1) keep(number);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const at = (search: string) => listKeptMails(site, readPlace(new URLSearchParams(search), keptOrder));
const subjects = async (search: string) => (await at(search)).mails.map(({ subject }) => subject);
const down = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Café ${from - index}`);

test('kept e-mails are turned page by page and back, also around one that has gone', async () => {
  const first = await at('');
  expect([first.total, first.before]).toEqual([total, null]);
  expect(first.mails.map(({ subject }) => subject)).toEqual(down(120, 50));
  expect(await subjects(`after=${first.after}`)).toEqual(down(70, 50));
  rmSync(file(71));
  const second = await at(`after=${first.after}`);
  expect(second.mails.map(({ subject }) => subject)).toEqual(down(70, 50));
  expect(await subjects(`after=${second.after}`)).toEqual(down(20, 20));
  expect(await subjects(`before=${second.before}`)).toEqual(down(120, 49).concat(down(70, 1)));
  expect((await at(`after=1.mail-0`)).mails).toEqual([]);
});

test('a new e-mail is there at once, also when the folder has long been read', async () => {
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(mailFolder(dataDir), longAgo, longAgo);
  await at('');
  keep(121);
  expect((await subjects(''))[0]).toBe('Café 121');
  rmSync(file(121));
  expect(await at('')).toMatchObject({ total, mails: { 0: { subject: 'Café 120' } } });
});
