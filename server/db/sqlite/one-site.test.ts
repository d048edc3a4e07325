import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdForOneSite } from './one-site.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-one-site-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('is one at a time, and the next when that has ended', async () => {
  const release = await holdForOneSite(dataDir);
  await expect(holdForOneSite(dataDir, { waitMs: 0 })).rejects.toThrow(
    `DATA_DIR: a site runs on ${dataDir} already`,
  );
  const next = holdForOneSite(dataDir, { waitMs: 60_000 });
  release();
  release();
  const releaseNext = await next;
  await expect(holdForOneSite(dataDir, { waitMs: 0 })).rejects.toThrow('Stop that site');
  expect(readdirSync(dataDir)).toEqual(['foreshore.sqlite.lock']);
  releaseNext();
  expect(readdirSync(dataDir)).toEqual(['foreshore.sqlite.lock']);
});

it('waits no longer than somebody wants the site', async () => {
  const release = await holdForOneSite(dataDir);
  const asked = new AbortController();
  const next = holdForOneSite(dataDir, { waitMs: 60_000, asked: asked.signal });
  asked.abort();
  await expect(next).rejects.toThrow('aborted');
  release();
});
