import './content/markdown-imports.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { access } from '#app/access.ts';
import { openDb } from '#server/db/open-db.ts';
import { refreshSearch } from '#server/search/refresh.ts';
import { Visit } from './demo/visit.ts';
import { startPostgres } from './machine/postgres-server.ts';
import { startSiteProcess } from './machine/site-process.ts';
import { exitWith } from './measure/exit-with.ts';
import { notMeasured, ownerFiles, ownerPages, wantedAtTheDesk } from './measure/owner-pages.ts';
import { fillLetters } from './measure/sample-letters.ts';
import { keepMails } from './measure/sample-mails.ts';
import { fillOwnersWork } from './measure/sample-owner.ts';
import { amounts, fillDatabase } from './measure/sample-rows.ts';
import { median } from './measure/summary.ts';

// npm run measure-lists [-- postgres] [strict] [/admin/…]: how long the server takes over each page of the owner's area,
// at the median, when there is much to list; with an address only over those that begin so. Without a word it measures
// SQLite; with `strict` a page that takes too long is an error. On a busy machine the quickest of the rounds says more than the median, so both are printed.
const engine = process.argv.includes('postgres') ? 'postgres' : 'sqlite';
const strict = process.argv.includes('strict');
const start = process.argv.find((word) => /^\/(admin|api|oauth)/.test(word)) ?? '/';
const isAsked = (address: string) => address.startsWith(start);
const allowedMs = { sqlite: 50, postgres: 150 }[engine];
const rounds = 11;
/** How far a list is turned before its later pages are measured. */
const turns = 5;
const now = Date.parse('2026-11-20T09:00:00Z');

const owner = { name: 'Owner', email: 'owner@example.com', password: 'a long passphrase' };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The address of the page after this one; null on the last. */
const nextOf = (html: string): string | null =>
  /<a [^>]*rel="next"[^>]*href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;

type Measured = { times: number[]; html: string };

/** How long a page takes from the request to the last byte. */
async function measure(visit: Visit, page: string): Promise<Measured> {
  const times: number[] = [];
  let html = '';
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    html = await visit.getText(page);
    times.push(performance.now() - begun);
  }
  return { times, html };
}

function report(title: string, { times, html }: Measured): boolean {
  const ms = median(times);
  const size = (html.length / 1000).toFixed(0).padStart(6);
  const least = Math.min(...times)
    .toFixed(1)
    .padStart(8);
  say(`${ms.toFixed(1).padStart(8)} ${least} ms ${size} kB  ${title}${ms > allowedMs ? '  TOO SLOW' : ''}`);
  return ms <= allowedMs;
}

/** @returns the addresses that took too long */
async function measureAll(visit: Visit): Promise<string[]> {
  const slow: string[] = [];
  const look = async (page: string, title: string) => {
    const measured = await measure(visit, page);
    if (!report(title, measured)) slow.push(title);
    return measured.html;
  };
  const pages = Object.values(ownerPages).flat().filter(isAsked);
  // A server that has just started compiles as it goes; that is no matter of a page.
  for (const page of pages) await visit.getText(page);
  for (const page of pages) {
    let next = nextOf(await look(page, page));
    for (let turn = 1; turn < turns && next; turn += 1) next = nextOf(await visit.getText(next)) ?? next;
    if (next) await look(next, `${page}, later`);
  }
  for (const file of Object.values(ownerFiles).flat().filter(isAsked)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await visit.timeToFirstByte(file));
    if (!report(`${file}, its first bytes`, { times, html: '' })) slow.push(file);
  }
  if (isAsked('/admin/privacy')) await lookAtTheDesk(visit);
  return slow;
}

/** Once each, and within no limit: nothing may be missed, so the desk reads every text and every kept email. */
async function lookAtTheDesk(visit: Visit): Promise<void> {
  for (const address of wantedAtTheDesk) {
    const found = await visit.postForm('/admin/privacy', { intent: 'find', address });
    const begun = performance.now();
    await visit.getText(found);
    const seen = performance.now();
    await visit.timeToFirstByte('/admin/privacy/export', { address });
    const [look, file] = [seen - begun, performance.now() - seen].map((ms) => (ms / 1000).toFixed(1));
    say(`The privacy desk about ${address}: found in ${look} s, the first bytes of the file in ${file} s.`);
  }
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
    await fillOwnersWork(db.query, now);
    await fillLetters(db, now);
    // Content can be loaded once Node knows what an import of Markdown gives.
    const { fillWebsite } = await import('./measure/sample-website.ts');
    await fillWebsite(db.query, now);
    await refreshSearch(db, Number.POSITIVE_INFINITY);
    await db.close();
    keepMails(dataDir, amounts.kept, now);
    say(
      `${engine}, ${JSON.stringify(amounts)}, filled in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
    const slow = await measureAll(visit);
    const named = { ...ownerPages, ...ownerFiles, ...notMeasured };
    const unnamed = Object.keys(access).filter((route) => !(route in named));
    if (unnamed.length > 0) say(`\nNot measured: ${unnamed.join(', ')}.`);
    const verdict = slow.length === 0 ? 'every page takes' : `all but ${slow.length} take`;
    say(`\nAt the median of ${rounds}, ${verdict} at most ${allowedMs} ms.`);
    return !strict || slow.length === 0;
  } finally {
    await site.stop();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

exitWith(main);
