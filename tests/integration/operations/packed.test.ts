import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The site as servers and containers get it: a folder that needs nothing of the sources or their dependencies.

const place = mkdtempSync(path.join(tmpdir(), 'foreshore-packed-'));
const packed = path.join(place, 'site');
const pack = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/pack.ts', ...args], { encoding: 'utf8' });
beforeAll(() => {
  expect(pack(packed, '--without-node')).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('it starts from there, renders pages, and can work on pictures', async () => {
  expect(readdirSync(packed).sort()).toEqual(['.site-url', 'build', 'node_modules', 'package.json']);
  // By which an update sees whether it was built for the address of the settings.
  expect(readFileSync(path.join(packed, '.site-url'), 'utf8')).toBe(`${process.env.SITE_URL ?? ''}\n`);
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: path.join(place, 'data') };
  const child = spawn(process.execPath, ['build/main.js'], {
    cwd: packed,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = new Promise<{ url: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string }));
    child.once('exit', () => reject(new Error('It did not start.')));
  });
  const { url } = await ready;
  for (const address of ['/', '/quote', '/sign-in', '/api/health'])
    expect((await fetch(url + address)).status, address).toBe(200);
  const script =
    "import('sharp').then(({ default: sharp }) => sharp({ text: { text: 'sea' } }).png().toBuffer())";
  expect(spawnSync(process.execPath, ['-e', script], { cwd: packed }).status).toBe(0);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a folder that is there is left alone', () => {
  expect(pack(packed)).toMatchObject({ status: 1, stderr: expect.stringContaining('is there already') });
  expect(pack()).toMatchObject({ status: 2 });
});
