import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { type Ask, asking, signIn } from './owner.ts';

/** A site with data of its own, whose owner is signed in. It can be killed, and then goes on with the same data. */
export type TrialSite = {
  ask: Ask;
  url: () => string;
  pid: () => number;
  /** What it said last, and whether it has ended by itself. */
  ended: () => string | null;
  /** Everything that it has said since it was started last. */
  output: () => string;
  /** Ends it as a power cut would, and starts it again. */
  kill: () => Promise<void>;
  /** Another instance on the same data; it ends with the first. */
  another: () => Promise<SiteProcess>;
  stop: () => Promise<void>;
};

/** No free time of the booking page passes while a trial lasts: a page that reads otherwise was changed. */
const eveningOfFriday = '2026-11-20T18:00:00Z';

/** @param databaseUrl of an empty PostgreSQL database; without one its data lie in SQLite */
export async function startTrialSite(databaseUrl?: string): Promise<TrialSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-try-'));
  const start = () =>
    startSiteProcess({
      ...{ NODE_ENV: 'production', SITE_NOW: eveningOfFriday, RATE_LIMITS: 'off' },
      ...{ APP_SECRET: 'a secret for trials that is long enough', DATA_DIR: dataDir },
      DATABASE_URL: databaseUrl,
    });
  let site = await start();
  const others: SiteProcess[] = [];
  const cookie = await signIn(site);
  return {
    ask: (address, fields) => asking(site.url, cookie)(address, fields),
    url: () => site.url,
    pid: () => site.child.pid ?? 0,
    output: () => site.output(),
    ended: () => (site.child.exitCode === null ? null : site.output()),
    kill: async () => {
      await site.stop('SIGKILL');
      site = await start();
    },
    another: async () => {
      const other = await start();
      others.push(other);
      return other;
    },
    stop: async () => {
      await Promise.all([site, ...others].map((one) => one.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
