import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from '#scripts/machine/find-chromium.ts';
import { startSiteProcess } from '#scripts/machine/site-process.ts';
import { formPages, slower } from './form-pages.ts';
import { type Interaction, timeInteractions } from './interactions.ts';
import { atOneSpeed, sayOfMachine } from './machine-speed.ts';
import { median } from './summary.ts';

/** How long the answer of an interaction may take until it is painted, and how long loading may block. */
export const mostInteractionMs = 50;

const screen = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

/**
 * Uses each form as somebody with a slow phone, so many rounds in fresh profiles.
 * @returns each interaction once, by the median of its rounds
 * @throws Error with a sentence where there is no browser
 */
export async function measureInteractions(
  { paths, rounds }: { paths: readonly string[]; rounds: number },
  say: (line: string) => void,
): Promise<Interaction[]> {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (!executablePath) throw new Error('Measuring needs Chromium or Chrome, or CHROMIUM_PATH set to it.');
  const asked = formPages.filter(({ path }) => paths.length === 0 || paths.includes(path));
  const folder = mkdtempSync(path.join(tmpdir(), 'foreshore-interactions-'));
  const site = await startSiteProcess({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const timed: Interaction[] = [];
  const counted: Interaction[] = [];
  const speeds: number[] = [];
  try {
    // Counting takes time of its own, so it has a round of its own before the others.
    for (let round = 0; round <= rounds; round += 1)
      for (const page of asked) {
        const traced = round === 0;
        const { found, speed } = await atOneSpeed(async (now) => {
          const context = await browser.newContext(screen);
          const all = await timeInteractions(context, site.url, page, { traced, speed: now });
          await context.close();
          return all;
        });
        (traced ? counted : timed).push(...found);
        speeds.push(speed);
      }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const found = mediansOf(timed, counted);
  say(
    `\nUntil the answer is painted, ${slower} times slower, the medians of ${rounds} rounds; elements styled anew`,
  );
  for (const { name, ms, styled } of found)
    say(`  ${String(Math.round(ms)).padStart(5)} ms ${String(styled).padStart(5)}  ${name}`);
  say(sayOfMachine(speeds));
  return found;
}

/** Each interaction once, in the order in which they were done: the median time of its rounds, and what was counted. */
function mediansOf(timed: readonly Interaction[], counted: readonly Interaction[]): Interaction[] {
  const styledBy = new Map(counted.map(({ name, styled }) => [name, styled]));
  return [...Map.groupBy(timed, ({ name }) => name)].map(([name, rounds]) => ({
    name,
    ms: median(rounds.map(({ ms }) => ms)),
    styled: styledBy.get(name) ?? 0,
  }));
}
