import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages } from '#content/pages.ts';
import { dayMs } from '#domain/format/durations.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDb } from '#server/db/open-db.ts';
import { createVisitCounter } from '#server/results/count/counter.ts';
import { startSiteProcess } from './machine/site-process.ts';
import { exitWith } from './measure/exit-with.ts';
import { underLoad } from './measure/load.ts';
import { pick } from './measure/sample-rows.ts';
import { median } from './measure/summary.ts';

// npm run measure-visits: half a million arrivals of a year through the counter of visits, and how many requests in a
// second the running site answers when it counts them and when it does not. Rounds alternate.
const arrivals = 500_000;
const days = 365;
const storedEach = 500;
const rounds = 7;
const load = { requests: 2_000, atOnce: 32 };
const start = Date.parse('2025-11-20T00:00:00Z');

const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const browser = {
  ...{ accept: 'text/html', 'accept-language': 'en-GB', 'sec-fetch-mode': 'navigate' },
  ...{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
/** Every request from a network of its own, spread over the months. */
const addressOf = (i: number) =>
  `${20 + (i % 80)}.${Math.floor(i / 80) % 250}.${Math.floor(i / 20_000) % 250}.7`;
const referrers = ['https://www.google.com/', 'https://www.bing.com/', 'https://blog.example/', undefined];

/** The i-th visitor: two hundred campaigns, a tenth of the addresses with an id that nobody else has. */
function arrival(i: number): { url: string; headers: OutgoingHttpHeaders } {
  const { path: page } = pick(pages, i);
  const label = i % 10 === 0 ? `reader-${i}` : `campaign-${i % 200}`;
  const url = i % 3 === 0 ? `${page}?utm_source=letter&utm_campaign=${label}` : page;
  const referer = pick(referrers, i / 7);
  return { url, headers: { host: 'foreshore.test', ...browser, ...(referer && { referer }) } };
}

/** Through the counter itself, with a clock that runs through the year. */
async function feed(dataDir: string): Promise<void> {
  const db = openDb({ dataDir });
  await migrate(db);
  let now = start;
  const env = { TRUSTED_PROXIES: '', SITE_URL: 'http://foreshore.test' };
  const log = { info: () => undefined, warn: (what: string) => say(`  ${what}`), error: () => undefined };
  const visits = createVisitCounter({ env, db, clock: { now: () => now }, log } as never);
  const before = process.memoryUsage().rss;
  let [seenMs, storedMs, most] = [0, 0, before];
  for (let i = 0; i < arrivals; i += storedEach) {
    const seen = performance.now();
    for (let one = i; one < i + storedEach; one += 1) {
      now = start + Math.floor((one * days * dayMs) / arrivals);
      const request = { ...arrival(one), method: 'GET', socket: { remoteAddress: addressOf(one) } };
      const response = Object.assign(new EventEmitter(), { statusCode: 200 });
      visits.see(request as unknown as IncomingMessage, response as unknown as ServerResponse);
      response.emit('finish');
    }
    const begun = performance.now();
    await visits.store();
    seenMs += begun - seen;
    storedMs += performance.now() - begun;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const totals = db.query.selectFrom('visit_totals');
  const { rows, sum } = await totals
    .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.sum<number>('visits').as('sum')])
    .executeTakeFirstOrThrow();
  await db.close();
  say(`${arrivals} arrivals of ${days} days: ${sum} counted, in ${rows} totals.`);
  say(
    `Looked at in ${((1000 * seenMs) / arrivals).toFixed(1)} µs each, stored in ${(storedMs / (arrivals / storedEach)).toFixed(1)} ms for each ${storedEach}; the process grew by ${megabytes(most - before)} at the most.`,
  );
}

/** The same page to browsers that arrive, and to those that fetch it ahead, which are not counted. */
async function compare(dataDir: string): Promise<void> {
  const site = await startSiteProcess({
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: 'off',
  });
  const perSecond = { counted: [] as number[], 'not counted': [] as number[] };
  const round = async (kind: keyof typeof perSecond) => {
    const ahead = kind === 'counted' ? {} : { 'sec-purpose': 'prefetch' };
    const headers = (i: number) => ({ ...browser, ...ahead, 'x-forwarded-for': addressOf(i) });
    perSecond[kind].push((await underLoad(`${site.url}/about`, { ...load, headers })).perSecond);
  };
  try {
    for (let turn = 0; turn <= rounds; turn += 1)
      for (const kind of ['counted', 'not counted'] as const) await round(kind);
    for (const [kind, all] of Object.entries(perSecond)) {
      // The first round of a server that has just started compiles as it goes.
      const each = all.slice(1).map((one) => one.toFixed(0));
      say(`${kind}: ${median(all.slice(1)).toFixed(0)} requests a second at the median (${each.join(', ')})`);
    }
  } finally {
    await site.stop();
  }
}

async function main(): Promise<boolean> {
  await import('./ensure-built.ts');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-measure-'));
  try {
    await feed(path.join(dataDir, 'fed'));
    await compare(path.join(dataDir, 'site'));
    return true;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

exitWith(main);
