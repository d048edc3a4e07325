import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findHeadlessShell } from '#scripts/machine/find-chromium.ts';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { measureInteractions, mostInteractionMs } from '#scripts/measure/all-interactions.ts';
import { allBegins, measureSteps } from '#scripts/measure/all-steps.ts';
import { formPages } from '#scripts/measure/form-pages.ts';
import { lighthouseOnPhone } from '#scripts/measure/lighthouse-on-phone.ts';
import { categories } from '#scripts/measure/run-lighthouse.ts';
import { isPerfect, measuredBusy } from '#scripts/measure/summary.ts';
import { atMost, type Line } from './lines.ts';

type Say = (line: string) => void;

/** One of each kind: home, a page to read, the longest one, a form, the one with the most script. */
const looked = ['/', '/services/web-design', '/about', '/quote', '/book-discovery-call'];
const mostBlockedMs = 50;

/** Lighthouse's phone on one page of each kind: 100 four times, and hardly a moment in which nothing can be tapped. */
export async function lighthouseLines(runs: number, say: Say): Promise<Line[]> {
  const executablePath = findChromium() ?? findHeadlessShell();
  if (!executablePath) throw new Error('Lighthouse needs Chromium or Chrome, or CHROMIUM_PATH set to it.');
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-bench-'));
  const site = await startSiteProcess({ DATA_DIR: folder });
  try {
    const lines: Line[] = [];
    for (const address of looked) {
      const found = await lighthouseOnPhone(site.url + address, { executablePath, runs });
      const { scores, lcpMs, tbtMs } = found;
      const busy = measuredBusy(new Map([[address, found]])).length > 0 ? ', machine busy' : '';
      const points = categories.map((category) => scores[category]).join('/');
      const seen = `${points}, LCP ${(lcpMs / 1000).toFixed(2)} s, blocked ${Math.round(tbtMs)} ms${busy}`;
      const what = `Lighthouse ${address}`;
      const isGood = isPerfect(found) && tbtMs <= mostBlockedMs;
      const budget = `100 each, blocked ${mostBlockedMs} ms at most`;
      lines.push({ what, seen, budget, short: isGood ? null : `${what}: ${seen}` });
      say(`  ${what}: ${seen}`);
    }
    return lines;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Taps on links of a slow phone. */
export async function stepLines(rounds: number, say: Say): Promise<Line[]> {
  const found = await measureSteps({ begins: allBegins, rounds }, say);
  return found.map(({ name, ms, share, steps, within }) => {
    const what = `steps ${name}`;
    const seen = `${Math.round(within * 100)}% of ${steps} within ${ms} ms`;
    return { what, seen, budget: `${share * 100}%`, short: within < share ? `${what}: ${seen}` : null };
  });
}

/** Taps and keys on pages with forms of a slow phone: the slowest of each page, and how long its loading blocks. */
export async function interactionLines(rounds: number, say: Say): Promise<Line[]> {
  const found = await measureInteractions({ paths: [], rounds }, say);
  return formPages.flatMap(({ path: page }) => {
    const [loading, ...acts] = found.filter(({ name }) => name.startsWith(`${page}, `));
    const [slowest] = acts.toSorted((a, b) => b.ms - a.ms);
    return [loading, slowest].flatMap((one) =>
      one ? atMost(one.name, one.ms, mostInteractionMs, milliseconds) : [],
    );
  });
}

const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
