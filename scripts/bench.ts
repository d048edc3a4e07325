import './content/markdown-imports.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { interactionLines, lighthouseLines, stepLines } from './bench/in-a-browser.ts';
import { benchTable, type Line } from './bench/lines.ts';
import { bytesOfPages } from './bench/page-bytes.ts';
import { besideIt, onOneCore } from './bench/pin.ts';
import { measureSpeed } from './bench/speed.ts';
import { bytesOfVisits } from './bench/visit-bytes.ts';
import { startSiteProcess } from './machine/site-process.ts';
import { exitWith } from './measure/exit-with.ts';
import { allowedRatio, measureSlots } from './measure/slots.ts';

// npm run bench [-- --peers --lighthouse --steps --interactions | --all] [-- NAME …]: what the site is held to in
// speed, in one table with its budgets. Requests a second and memory with the built site on one core, 32 connections
// that take Brotli, beside nginx with the same bytes where it is installed. See docs/performance.md.
const given = process.argv.slice(2);
const only = given.filter((one) => !one.startsWith('--'));
const isAsked = (flag: string) => given.includes(`--${flag}`) || given.includes('--all');

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Free times beside a static file of the same server, with a calendar that answers and with a slow one. */
async function slotLines(): Promise<Line[]> {
  const { healthy, slow } = await measureSlots(3, say);
  const line = (what: string, times: number): Line => {
    const seen = `${times.toFixed(2)} times a static file`;
    const short = times > allowedRatio ? `${what}: ${seen}` : null;
    return { what, seen, budget: `${allowedRatio} times at most`, short };
  };
  return [line('free times, calendar well', healthy), line('free times, calendar slow', slow)];
}

async function measureSite(): Promise<Line[]> {
  const { pages } = await import('#content/pages.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-bench-'));
  // As operators start it: what tests keep compiled weighs some four megabytes more.
  const asOperatorsDo = { NODE_COMPILE_CACHE: undefined };
  const site = await startSiteProcess({
    DATA_DIR: path.join(folder, 'data'),
    RATE_LIMITS: 'off',
    ...asOperatorsDo,
  });
  const pinned = onOneCore(site.child.pid ?? 0);
  besideIt();
  try {
    await setTimeout(3_000);
    say(pinned ? 'The site on one core:' : 'The site on every core: this machine cannot bind it to one.');
    const speed = await measureSpeed(site, { only, peers: isAsked('peers'), folder, say });
    if (only.length > 0) return speed;
    const paths = pages.map((page) => page.path);
    const visits = await bytesOfVisits(site.url);
    if (visits.length === 0) say('There is no Chromium here: what a visit costs was not counted.');
    return [...speed, await bytesOfPages(site.url, paths), ...visits];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

exitWith(async () => {
  await import('./ensure-built.ts');
  const lines: Line[] = [];
  // On every core, before this process leaves one of them to the site.
  if (isAsked('lighthouse')) lines.push(...(await lighthouseLines(3, say)));
  if (isAsked('steps')) lines.push(...(await stepLines(1, say)));
  if (isAsked('interactions')) lines.push(...(await interactionLines(3, say)));
  if (only.length === 0) lines.push(...(await slotLines()));
  lines.unshift(...(await measureSite()));
  say(`\n${benchTable(lines)}`);
  return lines.every(({ short = null }) => short === null);
});
