import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDb } from '#server/db/open-db.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

/** Holds the listening socket as systemd does, and starts the site again whenever it ends, until it is told to stop. */
const supervisor = `while [ -z "$over" ]; do
  ( export LISTEN_FDS=1 LISTEN_PID=$BASHPID; exec "$NODE" "$MAIN" ) &
  site=$!; echo "site $site"; trap 'over=1; kill $site' TERM; wait $site; wait $site
done`;

let store: TestStore;
let holder: ChildProcess;
let output = '';
let port: number;
beforeEach(async () => {
  store = await createStore('sqlite');
  const opened = createServer();
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  ({ port } = opened.address() as { port: number });
  const { fd } = (opened as Server & { _handle: { fd: number } })._handle;
  holder = spawn('bash', ['-c', supervisor], {
    env: {
      PATH: process.env.PATH,
      ...siteEnvironment(store),
      ...{ NODE: process.execPath, PORT: String(port), HOST: '127.0.0.1' },
      ...{ MAIN: path.resolve(process.env.BUILD_DIR || 'build', 'main.js') },
    },
    stdio: ['ignore', 'pipe', 'inherit', fd],
  });
  holder.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  opened.close();
});
afterEach(async () => {
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill();
  await ended;
  store.remove();
});
const pids = () => [...output.matchAll(/^site (\d+)$/gm)].map(([, pid]) => Number(pid));
const starts = () => output.split('is running at').length - 1;

/** Sends a form as Caddy passes one on: over a connection of its own. @returns its status, or what went wrong */
function sendForm(idempotencyKey: string): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  const headers = { 'Content-Type': 'application/json' };
  request({ port, host: '127.0.0.1', path: '/api/contact', method: 'POST', headers, agent: false })
    .once('response', (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    })
    .once('error', ({ message }) => resolve(message))
    .end(JSON.stringify({ ...contactAnswers, idempotencyKey }));
  return promise;
}

test('no form is lost while one version ends and the next one begins', async () => {
  await until(() => starts() === 1, 'the first version');
  let [sent, over] = [0, false];
  const visitor = async () => {
    const statuses: Array<number | string> = [];
    while (!over) {
      sent += 1;
      statuses.push(await sendForm(`lead-${sent}`));
    }
    return statuses;
  };
  const visitors = Array.from({ length: 3 }, visitor);
  const site = pids().at(-1);
  if (!site) throw new Error('The site has not said its process.');
  process.kill(site, 'SIGTERM');
  await until(() => starts() === 2, 'the next version');
  over = true;
  const statuses = (await Promise.all(visitors)).flat();
  expect(new Set(statuses)).toEqual(new Set([200]));
  const db = openDb({ dataDir: store.dataDir });
  const { stored } = await db.query
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow();
  await db.close();
  expect([pids().length, stored]).toEqual([2, statuses.length]);
});
