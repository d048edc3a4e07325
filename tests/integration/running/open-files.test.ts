import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/machine/free-port.ts';
import { serverFlags } from '#scripts/server-flags.mjs';
import { createStore } from '#tests/support/engines.ts';
import { contactAnswers } from '#tests/support/leads.ts';
import { startProgram } from '#tests/support/program.ts';
import { postJson, siteEnvironment } from '#tests/support/site-store.ts';
import { until } from '#tests/support/until.ts';

test('where few files may be open, whoever keeps connections open shuts nobody out', async () => {
  const store = await createStore('sqlite');
  const port = await freePort();
  const site = startProgram(
    'sh',
    [
      '-c',
      'ulimit -n 128; exec "$@"',
      'sh',
      process.execPath,
      ...serverFlags,
      path.resolve(process.env.BUILD_DIR || 'build', 'main.js'),
    ],
    { ...siteEnvironment(store, { RATE_LIMITS: 'on', HOST: '127.0.0.1' }), PORT: String(port) },
  );
  const held: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of held) socket.destroy();
    site.signalGroup('SIGTERM');
    await site.ended;
    store.remove();
  });
  await until(() => site.output().includes('is running at'), 'the site to listen');
  expect(site.output()).toContain('128 files open at once, so no more than 64 connections');
  for (let count = 0; count < 200; count += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    held.push(socket);
  }
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await postJson(`${url}/api/contact`, contactAnswers)).status).toBe(200);
});
