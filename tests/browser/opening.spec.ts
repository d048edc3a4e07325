import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoShifts, noteShifts } from './layout-shifts.ts';
import { moving } from './moving.ts';
import { phone } from './phone.ts';

// On phones a page that is opened lays out what stands far below after its first paint.

test.use({ ...phone, ...moving });

/** Whether the page was marked as one that is being opened when it had been read. */
const keepMark = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      (globalThis as { opened?: boolean }).opened = 'opens' in document.documentElement.dataset;
    }),
  );
const wasMarked = (page: Page) => page.evaluate(() => (globalThis as { opened?: boolean }).opened);
const skipped = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).display === 'none').length);

test('a page that is opened ends whole; one that is loaded again, or opened at a part, begins so', async ({
  page,
}) => {
  await keepMark(page);
  await page.goto('/services/web-design');
  expect(await wasMarked(page)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-opens');
  expect(await skipped(page)).toBe(0);
  await page.reload();
  expect(await wasMarked(page)).toBe(false);
  // From elsewhere: within the page it would be opened no second time.
  await page.goto('/about');
  await page.goto('/services/web-design#questions');
  expect(await wasMarked(page)).toBe(false);
});

test('what stands below is left out of the first frame, and there at once for somebody who goes there', async ({
  page,
}) => {
  // No frame ever comes, and no second passes.
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
    const later = globalThis.setTimeout;
    const kept = (run: () => void, ms?: number) => (ms === 1000 ? 0 : later(run, ms));
    globalThis.setTimeout = kept as typeof setTimeout;
  });
  await page.goto('/services/web-design', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-opens');
  expect(await skipped(page)).toBeGreaterThan(3);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#main', textContent: 'Up' });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-opens');
  expect(await skipped(page)).toBe(0);
});

test('a page whose scripts never come ends whole', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/services/web-design', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-opens');
  expect(await skipped(page)).toBe(0);
});

test('whoever leaps to the end of a page as soon as it is there, and back to its middle, sees nothing move', async ({
  page,
}) => {
  await noteShifts(page);
  for (const path of ['/portfolio/broken-society', '/portfolio/this-site', '/services/seo-geo']) {
    // From another page of the site, as most pages are opened.
    await page.goto('/portfolio', { waitUntil: 'load' });
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(async () => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (const share of [1, 0.5, 1]) {
        scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' });
        await painted();
        await painted();
      }
    });
    await expectNoShifts(page);
  }
});

test('a page that is made ahead loads the pictures of its first view, and no others', async ({ page }) => {
  // Whatever steers a browser keeps it from making pages ahead: this one is told that it is.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  // The looks of a page may come after its scripts have done their work.
  await page.route('**/assets/*.css', async (route) => {
    await page.locator('[data-alive]').first().waitFor({ state: 'attached' });
    await route.continue();
  });
  await page.goto('/book-discovery-call');
  const pictures = page.locator('main img');
  const loaded = () =>
    pictures.evaluateAll((all) => (all as HTMLImageElement[]).map(({ loading }) => loading === 'eager'));
  await expect.poll(loaded).toContain(true);
  const inView = await pictures.evaluateAll((all) =>
    all.map((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight),
  );
  expect(await loaded()).toEqual(inView);
  expect(inView).toContain(false);
});
