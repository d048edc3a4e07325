import { expect, type Page } from '@playwright/test';

type Shift = { value: number; what: string };
type Noted = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Watching = { noteShifts: () => Shift[] };

/**
 * Notes every layout shift from the first moment of the next page on, those soon after a press included. The fonts
 * are in the cache by then: when they arrive late, the swap depends on the machine.
 * @returns a check that waits for the frames under way and demands that nothing has moved so far
 */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await page.goto('/terms-of-service');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntry[]) => {
      for (const { value, sources } of entries as Noted[]) {
        const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.nodeName));
        shifts.push({ value, what: nodes.map((html) => html?.slice(0, 120)).join(' | ') });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const noteShifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { noteShifts });
  });
  return async () => {
    const seen = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await frame();
      await frame();
      return (window as unknown as Watching).noteShifts();
    });
    expect(seen, 'layout shifts').toEqual([]);
  };
}
