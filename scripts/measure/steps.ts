import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'puppeteer-core';
import { heldBack } from './machine-speed.ts';

/** A step within the site: the address it begins at, and the one that its link leads to. */
export type Step = { from: string; to: string };
/** From the click to the largest paint of the page behind it, and how that page came. */
export type TimedStep = Step & { ms: number; by: 'prerendered' | 'prefetched' | 'kept' | 'asked for' };

/** A phone of the middle: four times slower than a machine at full speed, on slow 4G as Lighthouse has it. */
const slower = 4;
const slow4g = { latency: 150, download: 204_800, upload: 93_750 };
const screen = { contentWidth: 390, contentHeight: 844 };
/**
 * A browser that is a phone as a whole. One that plays a phone for a single page (`setViewport`) takes that off the page
 * that is left, in the middle of the step: all of it is styled and laid out anew, which no phone does.
 */
export const asPhone = {
  defaultViewport: null,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--force-device-scale-factor=2',
    '--hide-scrollbars',
    '--touch-events=enabled',
    // Nothing can hover. What kind the pointer is, pages made ahead are not told, and would be styled anew for it.
    '--blink-settings=availableHoverTypes=1,primaryHoverType=1',
  ],
};
/** How long somebody looks at a link that has come into view, and how long the page behind it gets to settle. */
const readingMs = 1_500;
const settlingMs = 1_200;
const patienceMs = 30_000;

/** A page as that phone has it, at this machine's own speed yet. */
async function pageOnPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage({ type: 'window' });
  await page.resize(screen);
  return page;
}

/** The links of a page that somebody can tap on a phone and that lead to another page of the site, a few of them. */
export async function stepsFrom(
  context: BrowserContext,
  url: string,
  from: string,
  most: number,
): Promise<Step[]> {
  const page = await pageOnPhone(context);
  await page.goto(url + from);
  // A tab's answers are fetched into the page, without a step.
  const found = await page.$$eval('main a[href^="/"]:not(.faq-tab, [data-rest])', (links) =>
    links
      .filter((link) => link.checkVisibility())
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .map(({ pathname, search }) => pathname + search),
  );
  await page.close();
  const others = [...new Set(found)].filter((to) => to !== from && !to.startsWith('/sums/'));
  // Spread over the page, not the first of a list.
  const every = Math.max(1, Math.floor(others.length / most));
  return others
    .filter((_, at) => at % every === 0)
    .slice(0, most)
    .map((to) => ({ from, to }));
}

/**
 * Takes one step as a phone would.
 * @param ahead whether pages may be prepared ahead
 * @param speed of the machine at this moment, as `machineSpeed` tells it
 */
export async function timeStep(
  context: BrowserContext,
  url: string,
  step: Step,
  { ahead, speed }: { ahead: boolean; speed: number },
): Promise<TimedStep> {
  const page = await pageOnPhone(context);
  try {
    if (!ahead) await withoutRules(page);
    await page.evaluateOnNewDocument(() => {
      const note = (event: Event) => {
        sessionStorage.tappedAt = String(performance.timeOrigin + event.timeStamp);
      };
      addEventListener('click', note, true);
    });
    await page.goto(url + step.from, { waitUntil: 'load' });
    await page.emulateCPUThrottling(heldBack(slower, speed));
    await page.emulateNetworkConditions(slow4g);
    const link = await seenLink(page, step.to);
    await link.scrollIntoView();
    // Phones prepare what stands still in view; Chromium for desktops, which is measured here, what is pointed at.
    await link.hover();
    await setTimeout(readingMs);
    // A page that was made ahead may have taken the place of this one before the tap is acknowledged.
    await link.tap().catch(() => {});
    await arrived(page, step.to);
    await setTimeout(settlingMs);
    return { ...step, ...(await page.evaluate(readPaint)) };
  } finally {
    await page.close();
  }
}

/**
 * A browser that knows no speculation rules, as the page is told. A second session keeps Chromium from reading them, and
 * from preparing anything ahead by itself.
 */
async function withoutRules(page: Page) {
  await page.evaluateOnNewDocument(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  });
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*speculation-rules.json'] });
}

async function seenLink(page: Page, to: string) {
  for (const link of await page.$$(`main a[href="${to}"]`))
    if (await link.evaluate((one) => one.checkVisibility())) return link;
  throw new Error(`No link to ${to} can be seen.`);
}

/** Asks until the page of that address stands there: one that was made ahead takes the place of the other unseen. */
async function arrived(page: Page, to: string) {
  const there = (address: string) =>
    location.pathname + location.search === address && document.readyState === 'complete';
  const until = Date.now() + patienceMs;
  // While pages change places there is none to be asked.
  while (!(await page.evaluate(there, to).catch(() => false))) {
    if (Date.now() > until) throw new Error(`${to} did not come.`);
    await setTimeout(20);
  }
}

/** In the page behind the link: since the tap, by the clock that both pages share. */
async function readPaint(): Promise<Pick<TimedStep, 'ms' | 'by'>> {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart: number;
    deliveryType: string;
  })[];
  const painted = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      ...{ type: 'largest-contentful-paint', buffered: true },
    });
  });
  const activated = visit?.activationStart ?? 0;
  const ms = performance.timeOrigin + Math.max(painted, activated) - Number(sessionStorage.tappedAt);
  const ways = { 'navigational-prefetch': 'prefetched', cache: 'kept' } as const;
  const way = ways[visit?.deliveryType as keyof typeof ways] ?? 'asked for';
  return { ms, by: activated > 0 ? 'prerendered' : way };
}
