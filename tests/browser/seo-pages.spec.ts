import type { Page } from '@playwright/test';
import { pages } from '../../content/pages.ts';
import { expect, expectAccessible, expectFits, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';

// Every public page as a visitor meets it, at desktop and phone size. The console is watched by the fixtures:
// a violation of the content policy would show there.

/** Down to the end and back, a screen at a time, so that everything lazy has come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

for (const { path } of pages) {
  test(`${path} stands still, fits and is accessible @phone`, async ({ page }) => {
    const nothingMoved = await watchShifts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await scrollThrough(page);
    await expectFits(page);
    await expectAccessible(page);
    await nothingMoved();
  });

  test(`${path} can be read without JavaScript @phone`, async ({ browser, site, viewport }) => {
    const context = await browser.newContext({ viewport, baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const faded = () => heading.evaluate((element) => !element.checkVisibility({ opacityProperty: true }));
    await expect.poll(faded, 'the heading stays transparent').toBe(false);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    await context.close();
  });
}
