import type { BrowserContext, Page } from '@playwright/test';
import { type FormPage, slower } from './form-pages.ts';
import { heldBack } from './machine-speed.ts';

/** What somebody does on a page: until its answer is painted, and the largest part of the page whose style that took. */
export type Interaction = { name: string; ms: number; styled: number };

/** How long the answer of an interaction has to be painted and told. */
const settlingMs = 1_200;

/**
 * Uses the form of a page once, on a processor that is so many times slower from the first byte on.
 * @param speed of the machine at this moment, as `machineSpeed` tells it
 * @param traced whether to count the elements, which the page's own thread writes down: it takes longer then
 * @returns the tasks on load beyond 50 ms added up, then every interaction
 */
export async function timeInteractions(
  context: BrowserContext,
  url: string,
  { path, island, acts }: FormPage,
  { traced, speed }: { traced: boolean; speed: number },
): Promise<Interaction[]> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: heldBack(slower, speed) });
    await page.addInitScript(watch);
    await page.goto(url + path, { waitUntil: 'load' });
    await page.locator(`[data-island="${island}"][data-alive]`).waitFor();
    // The rules of a form are loaded when the browser is idle, and the cookie banner comes a second after the page.
    await page.waitForTimeout(2 * settlingMs);
    const { blocking } = await taken(page);
    const timed: Interaction[] = [{ name: 'blocking on load', ms: blocking, styled: 0 }];
    for (const { name, by } of acts) {
      const styled = traced ? await watchStyle(session) : () => 0;
      await by({ page, session });
      await page.waitForTimeout(settlingMs);
      timed.push({ name, ms: (await taken(page)).slowest, styled: await styled() });
    }
    return timed.map((one) => ({ ...one, name: `${path}, ${one.name}` }));
  } finally {
    await page.close();
  }
}

type Session = Awaited<ReturnType<BrowserContext['newCDPSession']>>;
type Traced = { name: string; args?: { elementCount?: number } };

/** Counts elements whose style is worked out anew. @returns the most at once, until it is called */
async function watchStyle(session: Session): Promise<() => Promise<number>> {
  let most = 0;
  const note = ({ value }: { value: object[] }) => {
    for (const { name, args } of value as Traced[])
      if (name === 'UpdateLayoutTree') most = Math.max(most, args?.elementCount ?? 0);
  };
  session.on('Tracing.dataCollected', note);
  const includedCategories = ['devtools.timeline'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', note);
    return most;
  };
}

type Watched = typeof globalThis & { watched: { slowest: number; blocking: number } };

/** In the page: notes what its interactions and its long tasks take. What is below 16 ms is not told by browsers. */
function watch(): void {
  const watched = { slowest: 0, blocking: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) watched.slowest = Math.max(watched.slowest, duration);
  }).observe({ ...{ type: 'event', durationThreshold: 16, buffered: true } });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/** What was noted since it was last asked. */
const taken = (page: Page) =>
  page.evaluate(() => {
    const { watched } = globalThis as Watched;
    const { slowest, blocking } = watched;
    Object.assign(watched, { slowest: 0, blocking: 0 });
    return { slowest, blocking };
  });
