import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb } from '#server/db/open-db.ts';
import { refreshSearch } from '#server/search/refresh.ts';
import { Visit } from './demo/visit.ts';
import { exitWith } from './measure/exit-with.ts';
import { keepMails } from './measure/sample-mails.ts';
import { amounts, fillDatabase } from './measure/sample-rows.ts';
import { median } from './measure/summary.ts';
import { startPostgres } from './postgres-server.ts';
import { startSiteProcess } from './site-process.ts';

// npm run measure-lists [-- postgres]: how long the server takes over each page of the owner's area, at the median,
// when there is much to list. Without a word it measures SQLite.
const engine = process.argv.includes('postgres') ? 'postgres' : 'sqlite';
const allowedMs = { sqlite: 50, postgres: 150 }[engine];
const rounds = 11;
/** How far a list is turned before its later pages are measured. */
const turns = 5;
const now = Date.parse('2026-11-20T09:00:00Z');

const owner = { name: 'Owner', email: 'owner@example.com', password: 'a long passphrase' };

const pages = [
  '/admin',
  '/admin/people',
  '/admin/people?status=won',
  '/admin/people?kind=quote&waiting=yes',
  '/admin/people?owner=nobody&sort=newest',
  '/admin/search?q=lighthouse',
  '/admin/search?q=smith',
  '/admin/search?q=Prya+Okafr',
  '/admin/search?q=020+7001+2345',
  '/admin/leads',
  '/admin/leads?kind=quote',
  '/admin/leads?show=quarantine',
  '/admin/leads/00000001-0000-4000-8000-000000000007',
  '/admin/bookings',
  '/admin/bookings?show=past',
  '/admin/bookings/00000002-0000-4000-8000-000000000007',
  '/admin/mail',
  '/admin/mail?show=sent',
  '/admin/subscribers',
  '/admin/subscribers?state=unsubscribed',
  '/admin/data-requests',
  '/admin/availability',
  '/admin/blocked-dates',
  '/admin/calendar-status',
];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The address of the page after this one; null on the last. */
const nextOf = (html: string): string | null =>
  /<a [^>]*rel="next"[^>]*href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;

/** @returns the median of the times from the request to the last byte, and the last answer */
async function measure(visit: Visit, page: string): Promise<{ ms: number; html: string }> {
  const times: number[] = [];
  let html = '';
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    html = await visit.getText(page);
    times.push(performance.now() - begun);
  }
  return { ms: median(times), html };
}

async function measureAll(visit: Visit): Promise<boolean> {
  let good = true;
  const report = async (page: string, title: string): Promise<string> => {
    const { ms, html } = await measure(visit, page);
    good &&= ms <= allowedMs;
    say(
      `${ms.toFixed(1).padStart(8)} ms ${(html.length / 1000).toFixed(0).padStart(6)} kB  ${title}${ms > allowedMs ? '  TOO SLOW' : ''}`,
    );
    return html;
  };
  for (const page of pages) {
    let html = await report(page, page);
    let next = nextOf(html);
    for (let turn = 1; turn < turns && next; turn += 1) {
      html = await visit.getText(next);
      next = nextOf(html) ?? next;
    }
    if (next) await report(next, `${page}, later`);
  }
  return good;
}

async function main(): Promise<boolean> {
  await import('./ensure-built.ts');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-measure-'));
  const server = engine === 'postgres' ? await startPostgres() : null;
  const databaseUrl = server?.url('postgres');
  const site = await startSiteProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SITE_NOW: new Date(now).toISOString(),
    RATE_LIMITS: 'off',
  });
  try {
    const visit = new Visit(site.url);
    await visit.createAccount(site.setupUrl ?? '', owner);
    const begun = performance.now();
    const db = openDb({ databaseUrl, dataDir });
    await fillDatabase(db.query, now);
    await refreshSearch(db, Number.POSITIVE_INFINITY);
    await db.close();
    keepMails(dataDir, amounts.kept, now);
    say(
      `${engine}, ${JSON.stringify(amounts)}, filled in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
    const good = await measureAll(visit);
    say(
      `\nAt the median of ${rounds}, ${good ? 'every page' : 'not every page'} takes at most ${allowedMs} ms.`,
    );
    return good;
  } finally {
    await site.stop();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

exitWith(main);
