import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { createStore, type TestStore } from '#tests/support/engines.ts';
import { type Litestream, litestream } from '#tests/support/litestream.ts';
import { startProgram } from '#tests/support/program.ts';
import { siteEnvironment } from '#tests/support/site-store.ts';
import { sendOnce, submissions } from '#tests/support/storm.ts';
import { until } from '#tests/support/until.ts';

// The guide of docs/operations.md: a copy that follows the database, the disk gone, and the site put back from it.

let store: TestStore;
/** Another disk. */
let away: string;
let copies: Litestream;
beforeAll(async () => {
  store = await createStore('sqlite');
  away = mkdtempSync(path.join(tmpdir(), 'foreshore-away-'));
  copies = litestream({ database: databaseIn(store.dataDir), copy: path.join(away, 'database') });
});
afterAll(() => {
  store.remove();
  rmSync(away, { recursive: true, force: true });
});
const databaseIn = (folder: string) => path.join(folder, 'foreshore.sqlite');

function rowsOf(file: string, sql: string): Array<Record<string, unknown>> {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

let looks = 0;
/** Addresses of the enquiries that a disk would have that was put back now. */
async function copied(): Promise<string[]> {
  looks += 1;
  const file = path.join(away, `look-${looks}.sqlite`);
  if (!(await copies.restore(file))) return [];
  return rowsOf(file, 'select email from leads').map(({ email }) => String(email));
}

test('what was acknowledged survives the folder of the data: the site is put back from its continuous copy', async () => {
  const { dataDir } = store;
  const copying = copies.replicate();
  const environment = siteEnvironment(store);
  const site = await startSiteProcess(environment);
  const sent = submissions(12).filter(({ kind }) => kind !== 'newsletter');
  for (const one of sent) expect(await sendOnce(site.url, one)).toBe(200);
  // Erased while it is being copied: SQLite's log is then held by two, and a copy must not bring anybody back.
  const [gone, ...rest] = sent;
  await until(async () => (await copied()).includes(gone?.email ?? ''), 'a copy of the first enquiry');
  const erasing = startProgram(
    process.execPath,
    [site.child.spawnargs.at(-1) ?? '', 'erase', gone?.email ?? '', '--yes'],
    environment,
  );
  expect(await erasing.ended, erasing.output()).toBe(0);
  const addresses = rest.map(({ email }) => email).sort();
  await until(async () => (await copied()).sort().join() === addresses.join(), 'a copy of the others alone');
  // The files, as rsync copies them.
  for (const place of ['uploads/kept', 'mail', 'media', 'store-id'])
    if (existsSync(path.join(dataDir, place)))
      cpSync(path.join(dataDir, place), path.join(away, 'files', place), { recursive: true });

  const ends = [once(site.child, 'exit'), once(copying, 'exit')];
  site.child.kill('SIGKILL');
  copying.kill('SIGKILL');
  await Promise.all(ends);
  rmSync(dataDir, { recursive: true });

  mkdirSync(dataDir);
  expect(await copies.restore(databaseIn(dataDir))).toBe(true);
  cpSync(path.join(away, 'files'), dataDir, { recursive: true });
  expect(rowsOf(databaseIn(dataDir), 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const again = await startSiteProcess(environment);
  expect((await fetch(`${again.url}/api/health`)).status).toBe(200);
  // Sent once more by somebody who saw no answer: known, so it makes no second enquiry.
  for (const one of rest) expect(await sendOnce(again.url, one)).toBe(200);
  await again.stop();
  expect(again.output()).not.toContain('another database');
  const stored = rowsOf(databaseIn(dataDir), 'select email from leads order by email');
  expect(stored.map(({ email }) => email)).toEqual(addresses);
  const files = rowsOf(databaseIn(dataDir), 'select stored_name from lead_attachments');
  expect(files.length).toBe(rest.reduce((sum, one) => sum + one.files, 0));
  for (const { stored_name } of files)
    expect(existsSync(path.join(dataDir, 'uploads/kept', String(stored_name)))).toBe(true);
});
