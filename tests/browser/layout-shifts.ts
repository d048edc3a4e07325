import { type BrowserContext, expect, type Page } from '@playwright/test';

type Shift = { value: number; what: string };
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type Noted = PerformanceEntry & { value: number; sources: Source[] };
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
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.outerHTML.slice(0, 120)}: ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        shifts.push({ value, what: moved.join(' | ') });
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
