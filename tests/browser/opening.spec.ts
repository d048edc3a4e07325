import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { phone } from './phone.ts';

// On phones a page that is opened lays out what stands far below after its first paint.

test.use(phone);

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
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

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

test('what stands below is left out until the browser has nothing else to do, or somebody goes there', async ({
  page,
}) => {
  // It never has.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto('/services/web-design', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-opens');
  expect(await skipped(page)).toBeGreaterThan(3);
  // The end is whole: where it is lower than supposed, the footer would leap into view.
  await expect(page.locator('main > :last-child')).toHaveCSS('content-visibility', 'visible');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#main', textContent: 'Up' });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-opens');
  expect(await skipped(page)).toBe(0);
});
