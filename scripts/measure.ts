import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages } from '#content/pages.ts';
import { findChromium, findHeadlessShell } from './machine/find-chromium.ts';
import { startSiteProcess } from './machine/site-process.ts';
import { exitWith } from './measure/exit-with.ts';
import { lighthouseOnPhone } from './measure/lighthouse-on-phone.ts';
import type { Measurement } from './measure/run-lighthouse.ts';
import { isPerfect, measuredBusy, table } from './measure/summary.ts';

// npm run measure [-- /path …] [-- --runs=N]: Lighthouse on a phone against the production server. See
// docs/performance.md.

const given = process.argv.slice(2);
const runs = Number(given.find((one) => one.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
const asked = given.filter((one) => one.startsWith('/'));
const paths = asked.length > 0 ? asked : pages.map((page) => page.path);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<boolean> {
  const executablePath = findChromium() ?? findHeadlessShell();
  if (!executablePath) {
    throw new Error('Measuring needs Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
  }
  await import('./ensure-built.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-measure-'));
  const site = await startSiteProcess({ DATA_DIR: folder });
  const results = new Map<string, Measurement>();
  const failures: string[] = [];
  try {
    for (const one of paths) {
      try {
        const result = await lighthouseOnPhone(site.url + one, { executablePath, runs });
        results.set(one, result);
        if (!isPerfect(result)) failures.push(`${one}: ${result.complaints.join('; ') || 'below 100'}`);
        say(`  ${one}  ${Object.values(result.scores).join('/')}`);
      } catch (error) {
        failures.push(`${one}: ${error instanceof Error ? error.message : String(error)}`);
        say(`  ${one}  failed`);
      }
    }
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  say(`\nMedians of ${runs}, Lighthouse mobile\n\n${table(results)}`);
  const busy = measuredBusy(results);
  if (busy.length > 0) say(`The machine was busy or slow: measure again ${busy.join(' ')}\n`);
  for (const failure of failures) say(`Below 100: ${failure}`);
  return failures.length === 0;
}

exitWith(main);
