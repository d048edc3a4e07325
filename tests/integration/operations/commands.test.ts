import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { createEmptyStore } from '#tests/support/empty-store.ts';
import { quoteAnswers } from '#tests/support/leads.ts';
import { signInOwner } from '#tests/support/owner.ts';

// The commands themselves, beside a running site: what they say, ask and end with. What is erased is in erasure.test.ts.

const { email } = quoteAnswers;
let site: SiteProcess;
const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-erase-'));
beforeAll(async () => {
  site = await startSiteProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', OUTBOX_POLL_MS: '50' });
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(quoteAnswers) };
  expect((await fetch(`${site.url}/api/quote-request`, request)).status).toBe(200);
});
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs it to its end. @param answer what is typed when it asks */
function erase(args: string[], answer = '') {
  return run('erase', args, answer);
}

function run(
  command: string,
  args: string[],
  answer = '',
  settings: Record<string, string> = {},
): Promise<{ status: number | null; said: string }> {
  const main = path.resolve(process.env.BUILD_DIR || 'build', 'main.js');
  const NODE_COMPILE_CACHE = path.resolve('.cache/compiled');
  const environment = { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_COMPILE_CACHE, ...settings };
  const child = spawn(process.execPath, [main, command, ...args], { env: environment });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  child.stdin.end(answer);
  return new Promise((resolve) => child.once('exit', (status) => resolve({ status, said })));
}

test('it needs one address', async () => {
  expect(await erase([email, 'other@example.com'])).toMatchObject({
    status: 2,
    said: expect.stringContaining('npm run erase'),
  });
});

test.each(['--shwo --yes', '--yes --to copy.json', '--show --to'])(
  'it does nothing where it is not understood: %s',
  async (misspelt) => {
    expect(await erase([email, ...misspelt.split(' ')])).toMatchObject({ status: 2 });
    expect(JSON.parse((await erase([email, '--show'])).said)).toMatchObject({ leads: [{ email }] });
  },
);

test('it says where it has put a copy, also where that was named from some folder', async () => {
  const { status, said } = await erase([
    email,
    '--show',
    '--to',
    path.relative('', path.join(dataDir, 'x.json')),
  ]);
  expect([status, said]).toEqual([0, expect.stringContaining(`Written to ${path.join(dataDir, 'x.json')}.`)]);
});

test.each(['sqlite', 'postgres'] as const)(
  'where no site has been (%s) it says so, and makes none',
  async (engine) => {
    const store = await createEmptyStore(engine);
    const settings = { DATA_DIR: store.dataDir, DATABASE_URL: store.databaseUrl ?? '' };
    for (const command of ['erase', 'reset-access']) {
      const { status, said } = await run(command, [email], '', settings);
      expect([status, said]).toEqual([1, expect.stringMatching(/^There is nothing of a site .*DATA_DIR/)]);
    }
    expect(readdirSync(store.dataDir)).toEqual([]);
    await store.remove();
  },
);

test('a command that there is none of begins no second site', async () => {
  const { status, said } = await run('backups', ['/mnt/copies'], '', { PORT: '0' });
  expect([status, said]).toEqual([2, expect.stringMatching(/no command ‘backups’.* backup, restore/)]);
});

test('it shows without changing, asks for the address again, and erases beside the running site', async () => {
  const copy = path.join(dataDir, 'copy.json');
  expect((await erase([email, '--show', '--to', copy])).status).toBe(0);
  const shown = JSON.parse(readFileSync(copy, 'utf8'));
  expect(shown).toMatchObject({ leads: [{ email, payload: { budget: '10000+' } }] });
  expect(statSync(copy).mode & 0o777).toBe(0o600);

  const refused = await erase([email], 'other@example.com\n');
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('Nothing was changed') });
  const erased = await erase([email], `${email}\n`);
  expect(erased).toMatchObject({ status: 0, said: expect.stringContaining('leads 1') });
  const left = JSON.parse((await erase([email, '--show'])).said);
  expect(left).toMatchObject({ leads: [], deliveries: [], keptMails: [] });
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
});

test('whoever runs the server lets a locked-out owner in, once', async () => {
  expect(await run('reset-access', [])).toMatchObject({
    status: 1,
    said: expect.stringContaining('no account'),
  });
  await signInOwner(site);
  expect(await run('reset-access', ['a@example.com', 'b@example.com'])).toMatchObject({ status: 2 });
  const unknown = await run('reset-access', ['nobody@example.com']);
  expect(unknown).toMatchObject({ status: 1, said: expect.stringContaining('olive@example.com') });
  const { status, said } = await run('reset-access', []);
  expect(status).toBe(0);
  const [link = ''] = /\/new-password\/[\w-]+/.exec(said) ?? [];
  const post = (path: string, fields: Record<string, string>) =>
    fetch(site.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  const password = 'grey gulls over Whitby pier';
  expect((await post(link, { password, repeat: password })).headers.get('location')).toBe(
    '/sign-in?new-password',
  );
  expect((await post(link, { password, repeat: password })).status).toBe(410);
  expect((await post('/sign-in', { email: 'olive@example.com', password })).headers.get('location')).toBe(
    '/admin',
  );
});

test('a copy of the site is made while it runs, and read again', async () => {
  const into = path.join(dataDir, 'copies');
  expect(await run('backup', ['--keep', 'some'])).toMatchObject({ status: 2 });
  const made = await run('backup', [into, '--keep', '3']);
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining('Kept in') });
  const [folder = ''] = /\S+foreshore-[\dTZ-]+/.exec(made.said) ?? [];
  const checked = await run('restore', [folder, '--check']);
  expect(checked).toMatchObject({ status: 0, said: expect.stringContaining('Sound') });
  const refused = await run('restore', [folder]);
  expect(refused.status).toBe(1);
  expect(await run('restore', [])).toMatchObject({ status: 2 });
  expect(await run('migrate-to-postgres', [])).toMatchObject({ status: 2 });
});
