import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteProcess } from '#scripts/machine/site-process.ts';
import { ask, type Drive, drive } from './drive.ts';
import { atMost, type Line } from './lines.ts';
import { startNginx } from './nginx.ts';
import { askedOnce } from './page-bytes.ts';
import { bodyOf, withPeers } from './peers.ts';
import { type Budget, besidePeer, linesOf, type Row } from './rows.ts';
import { fillSite, type Sample } from './sample-site.ts';

const how: Drive = { seconds: 4, runs: 3, connections: 32 };
const mixed = 20_000;
const megabytes = (value: number) => `${Math.round(value)} MB`;
const memoryBudget = { atRest: 150, afterwards: 220 };
const moneyPages = ['/lets-talk', '/quote', '/book-discovery-call', '/summer-offer'];
const ownersPages = ['/admin', '/admin/leads', '/admin/people', '/admin/bookings', '/admin/mail'];
const nginxName = 'nginx, home';

type Options = {
  /** Names of rows; all of them when there are none. Home is always asked for. */
  only: readonly string[];
  peers: boolean;
  /** For what is written to disk meanwhile. */
  folder: string;
  say: (line: string) => void;
};

/** Memory of a process in megabytes, as the system counts it; null where it does not tell. */
function memoryOf({ child: { pid } }: SiteProcess): number | null {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return null;
  }
}

function memoryLine(what: string, seen: number | null, most: number): Line[] {
  return seen === null ? [] : [atMost(`memory ${what}`, seen, most, megabytes)];
}

/** Drives every kind of answer of a site that has just started, beside nginx and, if asked for, its peers. */
export async function measureSpeed(site: SiteProcess, { only, peers, folder, say }: Options) {
  const atRest = memoryOf(site);
  const sample = await fillSite(site.url, site.setupUrl ?? '');
  const rows: Row[] = [];
  const add = async (row: Omit<Row, 'figures'>, address: string, cookie = '', status = 200): Promise<Row> => {
    const measured = { ...row, figures: await drive(address, how, cookie, status) };
    rows.push(measured);
    say(`  ${row.name}: ${Math.round(measured.figures.perSecond)} requests/s`);
    return measured;
  };
  const isWanted = (name: string) => only.length === 0 || name === '/' || only.includes(name);
  const measure = async (name: string, address: string, budget: Budget | null, cookie = '') => {
    if (!isWanted(name)) return null;
    return add({ name, budget }, new URL(address, site.url).href, cookie);
  };
  const { body, headers } = await askedOnce(site.url);
  const own = /^(content-length|content-type|date|connection|keep-alive|etag)$/;
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
  const nginx = await startNginx(path.join(folder, 'nginx'), { body, headers: passed });
  try {
    if (nginx) await add({ name: nginxName, budget: null }, nginx.url);
    else say('nginx is not installed: the home page is held to nothing.');
    const home = await measure('/', '/', { of: nginxName, share: 0.6 });
    for (const address of moneyPages) await measure(address, address, { of: '/', share: 0.25, slowTimes: 5 });
    const campaign = '/lets-talk?utm_source=letter&utm_campaign=spring';
    await measure('/lets-talk?utm_…', campaign, { of: '/', share: 0.25, slowTimes: 5 });
    await measure('free times (JSON)', sample.slots, { of: '/', share: 0.25 });
    const enough = { perSecond: 400 };
    await measure('thanks', sample.thanks, enough);
    await measure('booking link', sample.bookingLink, enough);
    const signIn = await measure('/sign-in', '/sign-in', enough);
    if (isWanted('404'))
      await add({ name: '404', budget: enough }, new URL('/no-such-page', site.url).href, '', 404);
    for (const address of ownersPages) await measure(address, address, enough, sample.cookie);
    if (only.length === 0) await askMixed(site.url, sample);
    const afterwards = memoryOf(site);
    const beside: Line[] = [];
    if (peers)
      await withPeers(await bodiesOf(site.url), say, async (peer) => {
        const made = await add({ name: `${peer.name}, prerendered`, budget: null }, peer.prerendered);
        const drawn = await add({ name: `${peer.name}, drawn each time`, budget: null }, peer.drawn);
        if (home) beside.push(besidePeer(home, made));
        if (signIn) beside.push(besidePeer(signIn, drawn));
      });
    const after = `after all this and ${mixed.toLocaleString('en-GB')} mixed requests`;
    return [
      ...linesOf(rows),
      ...beside,
      ...(only.length > 0
        ? []
        : [
            ...memoryLine('at rest', atRest, memoryBudget.atRest),
            ...memoryLine(after, afterwards, memoryBudget.afterwards),
          ]),
    ];
  } finally {
    nginx?.stop();
  }
}

async function askMixed(url: string, { slots, thanks, bookingLink }: Sample): Promise<void> {
  const addresses = ['/', ...moneyPages, slots, thanks, bookingLink, '/sign-in', '/about'];
  for (const address of addresses) await ask(new URL(address, url).href, mixed / addresses.length, how);
}

/** The same HTML for peers: home, which is prerendered, and the page to sign in, which is drawn for each request. */
async function bodiesOf(url: string) {
  const text = async (address: string) => bodyOf(await (await fetch(new URL(address, url))).text());
  return { prerendered: await text('/'), drawn: await text('/sign-in') };
}
