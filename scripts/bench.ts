import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ask, type Drive, drive } from './bench/drive.ts';
import { startNginx } from './bench/nginx.ts';
import { besideIt, onOneCore } from './bench/pin.ts';
import { type Budget, benchTable, type Row, shortcomings } from './bench/rows.ts';
import { fillSite } from './bench/sample-site.ts';
import { exitWith } from './measure/exit-with.ts';
import { startSiteProcess } from './site-process.ts';

// npm run bench: the built site on one core, asked by 32 connections that take Brotli, beside nginx with the same
// bytes where it is installed; and the memory of its process. Every figure stands beside its budget.
const how: Drive = { seconds: 4, runs: 3, connections: 32 };
const mixed = 20_000;
const memoryBudget = { atRest: 150, afterwards: 220 };
const moneyPages = ['/lets-talk', '/quote', '/book-discovery-call', '/summer-offer'];
const nginxName = 'nginx, home';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Memory of a process in megabytes, as the system counts it; null where it does not tell. */
function memoryOf(pid: number | undefined): number | null {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return null;
  }
}

/** The home page as it is sent, for nginx. */
async function homeOf(url: string) {
  const { request } = await import('node:http');
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const own = /^(content-length|content-type|date|connection|keep-alive|etag)$/;
      const headers = Object.entries(answer.headers).filter(([name]) => !own.test(name));
      resolve({ body, headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])) });
    });
    asked.once('error', reject).end();
  });
}

async function main(): Promise<boolean> {
  await import('./ensure-built.ts');
  const only = process.argv.slice(2);
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-bench-'));
  const site = await startSiteProcess({ DATA_DIR: path.join(folder, 'data'), RATE_LIMITS: 'off' });
  const pinned = onOneCore(site.child.pid ?? 0);
  besideIt();
  const stops: (() => unknown)[] = [
    () => site.stop(),
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  try {
    await setTimeout(3_000);
    const atRest = memoryOf(site.child.pid);
    const sample = await fillSite(site.url, site.setupUrl ?? '');
    const rows: Row[] = [];
    const measure = async (name: string, address: string, budget: Budget | null, cookie = '') => {
      if (only.length > 0 && name !== '/' && !only.includes(name)) return;
      rows.push({ name, budget, figures: await drive(new URL(address, site.url).href, how, cookie) });
      say(`  ${name}: ${Math.round(rows.at(-1)?.figures.perSecond ?? 0)} requests/s`);
    };
    const nginx = await startNginx(path.join(folder, 'nginx'), await homeOf(site.url));
    if (nginx) {
      stops.unshift(nginx.stop);
      rows.push({ name: nginxName, budget: null, figures: await drive(nginx.url, how) });
      say(`  ${nginxName}: ${Math.round(rows[0]?.figures.perSecond ?? 0)} requests/s`);
    }
    await measure('/', '/', { of: nginxName, share: 0.6 });
    for (const address of moneyPages) await measure(address, address, { of: '/', share: 0.25, slowTimes: 5 });
    const campaign = '/lets-talk?utm_source=letter&utm_campaign=spring';
    await measure('/lets-talk?utm_…', campaign, { of: '/', share: 0.25, slowTimes: 5 });
    await measure('free times (JSON)', sample.slots, { of: '/', share: 0.25 });
    const enough = { perSecond: 400 };
    await measure('thanks', sample.thanks, enough);
    await measure('booking link', sample.bookingLink, enough);
    await measure('/sign-in', '/sign-in', enough);
    await measure('/admin/leads', '/admin/leads', enough, sample.cookie);
    const addresses = [
      '/',
      ...moneyPages,
      sample.slots,
      sample.thanks,
      sample.bookingLink,
      '/sign-in',
      '/about',
    ];
    for (const address of addresses)
      await ask(new URL(address, site.url).href, mixed / addresses.length, how);
    const afterwards = memoryOf(site.child.pid);
    say(
      `\n${pinned ? 'The site on one core.' : 'The site on every core: this machine cannot bind it to one.'}`,
    );
    if (!nginx) say('nginx is not installed: the home page is held to nothing.');
    say(`\n${benchTable(rows)}`);
    const short = rows.flatMap((row) => shortcomings(row, rows));
    const memory = (what: string, seen: number | null, most: number) => {
      if (seen === null) return;
      say(`Memory ${what}: ${Math.round(seen)} MB, budget ${most} MB`);
      if (seen > most) short.push(`memory ${what}: ${Math.round(seen)} MB, wanted ${most} at most`);
    };
    memory('at rest', atRest, memoryBudget.atRest);
    memory(
      `after all this and ${mixed.toLocaleString('en-GB')} mixed requests`,
      afterwards,
      memoryBudget.afterwards,
    );
    say(
      short.length > 0
        ? `\nFalls short:\n${short.map((one) => `  ${one}`).join('\n')}`
        : '\nEvery budget is kept.',
    );
    return short.length === 0;
  } finally {
    for (const stop of stops) await stop();
  }
}

exitWith(main);
