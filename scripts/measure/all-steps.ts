import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium, findHeadlessShell } from '#scripts/machine/find-chromium.ts';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { atOneSpeed, sayOfMachine } from './machine-speed.ts';
import { asPhone, type Step, stepsFrom, type TimedStep, timeStep } from './steps.ts';
import { kindsOf, type StepBudget, shareWithin } from './steps-summary.ts';

export const allBegins = ['/', '/services', '/services/crm', '/portfolio', '/about', '/quote'];
const linksOfEach = 4;
const budgets: Record<'ahead' | 'plain', StepBudget & { name: string }> = {
  ahead: { name: 'with speculation rules', ms: 300, share: 0.9 },
  plain: { name: 'without them', ms: 600, share: 0.9 },
};

/** What was found of one way to step: how many kinds of steps, and the share of them within the budget. */
export type StepsFound = StepBudget & { name: string; steps: number; within: number };

/** Every step so many times, each in a browser profile that has seen the first page alone. */
async function timeAll(
  browser: Browser,
  { url, steps, rounds }: { url: string; steps: readonly Step[]; rounds: number },
  ahead: boolean,
) {
  const timed: TimedStep[] = [];
  const speeds: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const step of steps) {
      // What does not arrive within half a minute takes without end.
      const none = { ...step, ms: Number.POSITIVE_INFINITY, by: 'asked for' } as const;
      const { found, speed } = await atOneSpeed(async (now) => {
        const context = await browser.createBrowserContext();
        const one = await timeStep(context, url, step, { ahead, speed: now }).catch(() => none);
        await context.close();
        return one;
      });
      timed.push(found);
      speeds.push(speed);
    }
  return { kinds: kindsOf(timed), speeds };
}

/**
 * Takes some links of each of these pages as a slow phone would, so many rounds, and says how long each took.
 * @throws Error with a sentence where there is no browser
 */
export async function measureSteps(
  { begins, rounds }: { begins: readonly string[]; rounds: number },
  say: (line: string) => void,
): Promise<StepsFound[]> {
  const executablePath = findChromium() ?? findHeadlessShell();
  if (!executablePath) throw new Error('Measuring needs Chromium or Chrome, or CHROMIUM_PATH set to it.');
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-steps-'));
  const site = await startSiteProcess({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  const browser = await puppeteer.launch({ ...asPhone, executablePath });
  const found: StepsFound[] = [];
  try {
    const context = await browser.createBrowserContext();
    const steps: Step[] = [];
    for (const from of begins) steps.push(...(await stepsFrom(context, site.url, from, linksOfEach)));
    await context.close();
    for (const [kind, budget] of Object.entries(budgets)) {
      const { kinds, speeds } = await timeAll(browser, { url: site.url, steps, rounds }, kind === 'ahead');
      const within = shareWithin(kinds, budget);
      say(`\nTap to largest paint, ${budget.name}: the slow ones of ${rounds} rounds`);
      for (const { name, ms, by } of kinds)
        say(`  ${String(Math.round(ms)).padStart(5)} ms  ${name} (${by})`);
      say(sayOfMachine(speeds));
      found.push({ ...budget, steps: kinds.length, within });
    }
    return found;
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
