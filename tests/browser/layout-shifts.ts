import { type BrowserContext, expect, type Page } from '@playwright/test';

type Shift = { value: number; what: string };
type Noted = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watching = { noteShifts: () => Shift[] };

/**
 * Notes every layout shift from the first moment of the next page on, those soon after a press included. The fonts
 * are in the cache by then: when they arrive late, the swap depends on the machine.
 * @returns a check that demands that nothing has moved so far
 */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await fetchFonts(page);
  await noteShifts(page);
  return () => expectNoShifts(page);
}

/** Brings the fonts of the site into the cache of the page's context. */
export async function fetchFonts(page: Page): Promise<void> {
  await page.goto('/terms-of-service');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** From now on every new document notes what moves in it. */
export async function noteShifts(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntry[]) => {
      for (const { value, sources } of entries as Noted[]) {
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.nodeName));
        shifts.push({ value, what: nodes.map((html) => html?.slice(0, 120)).join(' | ') });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const noted = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { noteShifts: noted });
  });
}

/** Waits until what is under way has been painted, and demands that nothing has moved since the page began. */
export async function expectNoShifts(page: Page): Promise<void> {
  const seen = await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await painted();
    await painted();
    return (window as unknown as Watching).noteShifts();
  });
  expect(seen, 'layout shifts').toEqual([]);
}
