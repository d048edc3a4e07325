import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from '#scripts/machine/find-chromium.ts';
import { median } from '#scripts/measure/summary.ts';
import { editedSite, type Outcome } from './edited-site.ts';
import { sampleEdits } from './edits.ts';
import { lookAtPages } from './look-at-pages.ts';
import { startTrialSite } from './trial-site.ts';

type Asked = {
  edits: number;
  seed: number;
  /** How many of the edits that went live are looked at in a browser. */
  looks: number;
  /** The number of the one edit to do, counted from 1; 0 does all. */
  only: number;
  /** How the ids of the documents begin that are edited. */
  start: string;
};

/** Most pages of one edit that are looked at. */
const pagesEach = 3;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Puts random edits through a site of its own. @returns whether all was as it must be */
export async function tryEdits({ edits: count, seed, looks, only, start }: Asked): Promise<boolean> {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (!executablePath)
    throw new Error('Looking at pages needs Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
  say(`${count} edits, --seed=${seed}`);
  const site = await startTrialSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const outcomes: Outcome[] = [];
  let [looked, faulty] = [0, 0];
  try {
    const { tryOne } = await editedSite(site.ask);
    for (const [index, edit] of sampleEdits(seed, count, start).entries()) {
      if (only > 0 && index + 1 !== only) continue;
      const outcome = await tryOne(edit).catch(
        (error: unknown): Outcome => ({
          kind: 'same',
          faults: [String(error)],
          changed: [],
          findings: [],
          publishMs: 0,
        }),
      );
      const { kind, faults, changed, findings } = outcome;
      const shown = changed.filter((one) => !/\.(xml|txt)$/.test(one));
      if (kind === 'live' && shown.length > 0 && looked < looks) {
        looked += 1;
        faults.push(...(await lookAtPages(browser, site.url(), shown.slice(0, pagesEach))));
      }
      outcomes.push(outcome);
      if (only > 0) say(`${kind}: ${[...edit.done, ...findings].join('\n')}`);
      if (faults.length === 0) continue;
      faulty += 1;
      say(`\n${index + 1}. ${edit.document} (${kind})\n   ${[...edit.done, ...faults].join('\n   ')}`);
      if (site.ended() !== null) throw new Error(`The site ended:\n${site.ended()}`);
    }
    report(outcomes, looked);
    return faulty === 0;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function report(outcomes: readonly Outcome[], looked: number): void {
  const kinds = Map.groupBy(outcomes, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, all]) => `${all.length} ${kind}`).join(', ');
  const times = outcomes.map(({ publishMs }) => publishMs).filter((ms) => ms > 0);
  say(`\n${counts}; ${looked} looked at in a browser, each at 320, 375 and 1280 px.`);
  if (times.length > 0) {
    const most = Math.max(...times);
    const slowest = outcomes.findIndex(({ publishMs }) => publishMs === most) + 1;
    say(
      `Publishing took ${median(times).toFixed(0)} ms at the median, ${most.toFixed(0)} ms at most (edit ${slowest}).`,
    );
  }
  say(`${outcomes.filter(({ faults }) => faults.length > 0).length} with a fault.`);
}
