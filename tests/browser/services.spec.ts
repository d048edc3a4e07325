import { services } from '#content/services/all.ts';
import { expect, expectFits, forgiveStatus, test } from './fixtures.ts';

const pages = Object.values(services);

test('nothing sticks out on any page, from 320 to 1920 px', async ({ page }) => {
  for (const path of ['/services', ...pages.map(({ slug }) => `/services/${slug}`)]) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page, `${path} at ${width} px`);
    }
  }
});

test('an unknown service answers 404 with ways onward', async ({ page, consoleProblems }) => {
  const answer = await page.goto('/services/window-cleaning');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
  forgiveStatus(consoleProblems, 404);
});
