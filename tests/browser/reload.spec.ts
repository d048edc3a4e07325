import { animationsDone, expect, test } from './fixtures.ts';
import { moving } from './moving.ts';

test.use(moving);

// The browser follows the part of a page that it remembers: the sea's drawing, which comes in anew, led it down.
for (const path of ['/newsletter', '/your-data', '/cookie-policy']) {
  test(`${path} is at its beginning after a reload, if it was before @phone`, async ({ page }) => {
    await page.goto(path);
    await animationsDone(page);
    await page.reload();
    await animationsDone(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}
