import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readdirSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

let store: TestStore;
let site: SiteProcess | undefined;
beforeEach(async () => {
  store = await createStore('sqlite');
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  store.remove();
});

let sent = 0;

/** Sends two enquiries, waits for their e-mails, each of which is logged, and asks whether the site still lives. */
async function answersOn(): Promise<void> {
  for (const end = sent + 2; sent < end; sent += 1) {
    const mailsBefore = mails();
    const lead = { ...contactAnswers, idempotencyKey: `lead-${sent}` };
    expect((await postJson(`${site?.url}/api/contact`, lead)).status).toBe(200);
    await until(
      () => mails() > mailsBefore || site?.child.exitCode !== null,
      'an e-mail, or the end of the site',
    );
  }
  const health = await fetch(`${site?.url}/api/health`);
  expect([health.status, site?.child.exitCode, site?.child.signalCode]).toEqual([200, null, null]);
}

test('a pipe that is closed ends nothing', async () => {
  site = await startSiteProcess(siteEnvironment(store));
  site.child.stdout?.destroy();
  site.child.stderr?.destroy();
  await answersOn();
});

test('a full disk ends nothing, from the start on', async () => {
  const full = openSync('/dev/full', 'w');
  site = await startSiteProcess(siteEnvironment(store), full);
  closeSync(full);
  await answersOn();
});

test('a reader that has stopped keeps nobody waiting, and gets what it missed', async () => {
  const pipe = path.join(store.dataDir, 'log');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  fill(writer);
  const out = openSync(pipe, constants.O_WRONLY);
  site = await startSiteProcess(siteEnvironment(store), out);
  closeSync(out);
  closeSync(writer);
  await answersOn();
  let seen = '';
  await until(() => {
    seen += read(reader);
    return seen.includes('is running at') && seen.split('"outbox-done"').length > 2;
  }, 'the lines that waited');
  expect(seen).not.toContain('log-lines-lost');
  closeSync(reader);
  await answersOn();
});

function mails(): number {
  const folder = path.join(store.dataDir, 'mail');
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

const block = Buffer.alloc(4096, '.');

/** Writes until nothing more goes in. */
function fill(pipe: number): void {
  try {
    for (;;) writeSync(pipe, block);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('EAGAIN');
  }
}

function read(pipe: number): string {
  const room = Buffer.alloc(256 * 1024);
  try {
    return room.toString('utf8', 0, readSync(pipe, room));
  } catch {
    return '';
  }
}
