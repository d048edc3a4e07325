import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { siteNow } from './site-now.ts';

/** Starts the built site for the tests of a file that only read it. @returns its origin, once it runs */
export function readOnlySite(): () => string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-site-'));
  let site: SiteProcess | undefined;
  beforeAll(async () => {
    site = await startSiteProcess({ DATA_DIR: dataDir, SITE_NOW: siteNow, RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return () => site?.url ?? '';
}
