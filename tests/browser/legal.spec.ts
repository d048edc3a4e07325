import { storage } from '#content/legal/storage.ts';
import { pageFor } from '#content/pages.ts';
import { formatLongDate } from '#domain/format/date-time.ts';
import { expect, expectAccessible, islandReady, test } from './fixtures.ts';

for (const [path, title, sections] of [
  ['/privacy-policy', 'Privacy Policy', 8],
  ['/terms-of-service', 'Terms of Service', 11],
  ['/cookie-policy', 'Cookie Policy', 9],
  ['/accessibility', 'Accessibility Statement', 5],
] as const) {
  test(`${path} has its date, ${sections} sections and contents that lead to them; a phone opens each @phone`, async ({
    page,
    isMobile,
  }) => {
    // The banner comes a second after the page: at the moment of a click it can take it.
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const date = formatLongDate(pageFor(path).lastModified);
    await expect(page.locator('main')).toContainText(`Last updated: ${date}`);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(sections);
    const last = page.locator('main section').last();
    const words = last.locator('.prose').last();
    if (isMobile) {
      await expect(words).toBeHidden();
      await last.getByRole('heading', { level: 2 }).click();
      await expect(words).toBeVisible();
      return;
    }
    await expect(words).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveCount(sections);
    await contents.last().click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator('main').getByRole('heading', { level: 2 }).last()).toBeInViewport();
  });
}

test('every key and cookie stands in a table of the cookie policy', async ({ page }) => {
  await page.goto('/cookie-policy');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(storage.length);
  for (const entry of storage) {
    const row = rows.filter({ has: page.getByRole('rowheader', { name: entry.name }) });
    for (const text of [entry.place, entry.purpose, entry.set, entry.kept])
      await expect(row).toContainText(text);
  }
});

test('the switch and the banner share one answer', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('cookieConsent'));
  await page.goto('/cookie-policy');
  await islandReady(page, 'cookie-choices');
  const banner = page.getByRole('region', { name: 'Cookies', exact: true });
  const analytics = page.getByRole('switch', { name: /Analytics/ });
  await expect(banner).toBeVisible();
  await expect(analytics).not.toBeChecked();
  await analytics.check();
  await expect(banner).toBeHidden();
  expect(await stored()).toBe('accepted');
  await expectAccessible(page);
  await page.reload();
  await islandReady(page, 'cookie-choices');
  await expect(analytics).toBeChecked();
  await analytics.uncheck();
  expect(await stored()).toBe('declined');
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  expect(await stored()).toBeNull();
  await banner.getByRole('button', { name: 'Accept All' }).click();
  await expect(analytics).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings say that there is nothing to switch', async ({ page }) => {
    await page.goto('/cookie-policy#settings');
    await expect(page.getByText('nothing optional is stored and there is nothing to switch')).toBeVisible();
    await expect(page.getByRole('switch')).toBeHidden();
  });
});
