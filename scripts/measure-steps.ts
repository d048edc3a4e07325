import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium, findHeadlessShell } from './find-chromium.ts';
import { exitWith } from './measure/exit-with.ts';
import { type Step, stepsFrom, type TimedStep, timeStep } from './measure/steps.ts';
import { kindsOf, type StepBudget, shareWithin } from './measure/steps-summary.ts';
import { startSiteProcess } from './site-process.ts';

// npm run measure-steps [-- /from …] [-- --rounds=N]: from the tap on a link to the largest paint of the page behind
// it, on a slow phone. See docs/performance.md.
const given = process.argv.slice(2);
const rounds = Number(given.find((one) => one.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3);
const asked = given.filter((one) => one.startsWith('/'));
const begins =
  asked.length > 0 ? asked : ['/', '/services', '/services/crm', '/portfolio', '/about', '/quote'];
const linksOfEach = 4;
const budgets: Record<'ahead' | 'plain', StepBudget & { name: string }> = {
  ahead: { name: 'with speculation rules', ms: 300, share: 0.9 },
  plain: { name: 'without them', ms: 600, share: 0.9 },
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Every step so many times, each in a browser profile that has seen the first page alone. */
async function timeAll(browser: Browser, url: string, steps: readonly Step[], ahead: boolean) {
  const timed: TimedStep[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const step of steps) {
      const context = await browser.createBrowserContext();
      // What does not arrive within half a minute takes without end.
      const none = { ...step, ms: Number.POSITIVE_INFINITY, by: 'asked for' } as const;
      timed.push(await timeStep(context, url, step, ahead).catch(() => none));
      await context.close();
    }
  return kindsOf(timed);
}

async function main(): Promise<boolean> {
  const executablePath = findChromium() ?? findHeadlessShell();
  if (!executablePath) throw new Error('Measuring needs Chromium or Chrome, or CHROMIUM_PATH set to it.');
  await import('./ensure-built.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-steps-'));
  const site = await startSiteProcess({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const short: string[] = [];
  try {
    const context = await browser.createBrowserContext();
    const steps: Step[] = [];
    for (const from of begins) steps.push(...(await stepsFrom(context, site.url, from, linksOfEach)));
    await context.close();
    for (const [kind, budget] of Object.entries(budgets)) {
      const kinds = await timeAll(browser, site.url, steps, kind === 'ahead');
      const share = shareWithin(kinds, budget);
      say(`\nTap to largest paint, ${budget.name}: the slow ones of ${rounds} rounds`);
      for (const { name, ms, by } of kinds)
        say(`  ${String(Math.round(ms)).padStart(5)} ms  ${name} (${by})`);
      const found = `${Math.round(share * 100)}% of ${kinds.length} steps within ${budget.ms} ms`;
      say(`${found}, wanted ${budget.share * 100}%`);
      if (share < budget.share) short.push(`${budget.name}: ${found}`);
    }
    if ((loadavg()[0] ?? 0) > availableParallelism())
      say('\nThe machine was busy with other work: these times say little.');
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  say(
    short.length > 0
      ? `\nFalls short:\n${short.map((one) => `  ${one}`).join('\n')}`
      : '\nEvery budget is kept.',
  );
  return short.length === 0;
}

exitWith(main);
