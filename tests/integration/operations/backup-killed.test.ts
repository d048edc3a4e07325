import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/format/durations.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { tryUpgrade } from '#server/backup/try-upgrade.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { fridayMorning } from '#tests/support/services.ts';

// Backups whose process ends before they do: what is left of them, and for how long.

let store: TestStore;
let into: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  store = await createStore('sqlite');
  into = path.join(store.dataDir, 'copies');
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  store.remove();
});

const made = 'foreshore-2026-11-20T09-00-00Z';
const next = 'foreshore-2026-11-20T10-00-00Z';
const order = (now = fridayMorning) => ({ into, now, secretIsSet: true });

/** One that has begun in a process of its own and does not end. */
async function begun(now = fridayMorning): Promise<ChildProcess> {
  const script = path.resolve(import.meta.dirname, '../../support/held-backup.ts');
  const NODE_COMPILE_CACHE = path.resolve('.cache/compiled');
  const environment = { PATH: process.env.PATH, NODE_COMPILE_CACHE };
  const env = { ...environment, DATA_DIR: store.dataDir, INTO: into, NOW: String(now) };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function ended(child: ChildProcess, by: NodeJS.Signals): Promise<unknown> {
  const exit = once(child, 'exit');
  child.kill(by);
  const [, signal] = await exit;
  return signal;
}

test('the next clears away what a killed one has left, also minutes later, and never what is being made', async () => {
  const killed = await begun();
  await begun(fridayMorning + 1000);
  expect(await ended(killed, 'SIGKILL')).toBe('SIGKILL');
  expect(readdirSync(into)).toEqual([`${made}.unfinished`, 'foreshore-2026-11-20T09-00-01Z.unfinished']);
  const { folder } = await makeBackup(store, order(fridayMorning + hourMs));
  expect(readdirSync(into)).toEqual(['foreshore-2026-11-20T09-00-01Z.unfinished', next]);
  expect(readdirSync(folder).sort()).toEqual(['files', 'foreshore.json', 'foreshore.sqlite']);
});

test('a trial of a new version clears it away as well, for it needs the room', async () => {
  const { folder } = await makeBackup(store, order(fridayMorning + hourMs));
  await ended(await begun(), 'SIGKILL');
  await tryUpgrade(folder, { dataDir: store.dataDir });
  expect(readdirSync(into)).toEqual([next]);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'one that %s ends leaves nothing, and its end says so',
  async (signal) => {
    expect(await ended(await begun(), signal)).toBe(signal);
    expect(readdirSync(into)).toEqual([]);
  },
);

test('what does not say whose it is goes after a day, and folders of others never', async () => {
  const names = [`${made}.unfinished`, `${made}.trial.unfinished`, 'photos.unfinished'];
  const [old = ''] = names;
  for (const name of names) mkdirSync(path.join(into, name), { recursive: true });
  const before = new Date(Date.now() - 2 * dayMs);
  for (const name of [old, 'photos.unfinished']) utimesSync(path.join(into, name), before, before);
  await makeBackup(store, order(fridayMorning + hourMs));
  expect(readdirSync(into)).toEqual([`${made}.trial.unfinished`, next, 'photos.unfinished']);
});
