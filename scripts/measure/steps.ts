import type { BrowserContext, Page } from '@playwright/test';

/** A step within the site: the address it begins at, and the one that its link leads to. */
export type Step = { from: string; to: string };
/** From the click to the largest paint of the page behind it, and how that page came. */
export type TimedStep = Step & { ms: number; by: 'prerendered' | 'prefetched' | 'asked for' };

/** A phone of the middle: four times slower than this machine, on slow 4G as Lighthouse has it. */
const slower = 4;
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** How long somebody looks at a link that has come into view, and how long the page behind it gets to settle. */
const readingMs = 1_500;
const settlingMs = 1_200;

/** The links of a page that somebody can tap on a phone and that lead to another page of the site, a few of them. */
export async function stepsFrom(page: Page, url: string, from: string, most: number): Promise<Step[]> {
  await page.goto(url + from);
  const found = await page
    .locator('main a[href^="/"]:visible')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ pathname, search }) => pathname + search),
    );
  const others = [...new Set(found)].filter((to) => to !== from && !to.startsWith('/sums/'));
  // Spread over the page, not the first of a list.
  const every = Math.max(1, Math.floor(others.length / most));
  return others
    .filter((_, at) => at % every === 0)
    .slice(0, most)
    .map((to) => ({ from, to }));
}

/** Takes one step as a phone would. @param ahead whether pages may be prepared ahead */
export async function timeStep(
  context: BrowserContext,
  url: string,
  step: Step,
  ahead: boolean,
): Promise<TimedStep> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (!ahead) await session.send('Network.setBlockedURLs', { urls: ['*speculation-rules.json'] });
    await page.addInitScript(() => {
      const note = (event: Event) => {
        sessionStorage.tappedAt = String(performance.timeOrigin + event.timeStamp);
      };
      addEventListener('click', note, true);
    });
    await page.goto(url + step.from, { waitUntil: 'load' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await session.send('Network.emulateNetworkConditions', slow4g);
    const link = page.locator(`main a[href="${step.to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(readingMs);
    await link.tap();
    await page.waitForURL(url + step.to, { waitUntil: 'load' });
    await page.waitForTimeout(settlingMs);
    const seen = await page.evaluate(readPaint);
    return { ...step, ...seen };
  } finally {
    await page.close();
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
  const prefetched = visit?.deliveryType === 'navigational-prefetch' ? 'prefetched' : 'asked for';
  return { ms, by: activated > 0 ? 'prerendered' : prefetched };
}
