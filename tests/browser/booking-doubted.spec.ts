import { fillIn, freeTime, openBooking } from './booking-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('what looks like a program asks for the time, and the owner reads why before saying yes @phone', async ({
  page,
  ownerCookies,
  browser,
  site,
}, info) => {
  const email = `doubted-${info.project.name}@example.com`;
  const search = await freeTime(page);
  await openBooking(page, search);
  await fillIn(page, email);
  await page.locator('#details input[name="homepage"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await page.getByRole('button', { name: 'Book this call' }).click();
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
  await expect(page.getByText('Booking Confirmed!')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('It is not confirmed yet');
  await expectAccessible(page);
  // It keeps the time from nobody.
  expect(await freeTime(page)).toBe(search);

  const context = await browser.newContext({ baseURL: site.url });
  await context.addCookies(ownerCookies);
  const owner = await context.newPage();
  await owner.setViewportSize(page.viewportSize() ?? { width: 375, height: 800 });
  await owner.goto('/admin/bookings');
  const row = owner.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('link').click();
  await expect(owner.getByRole('heading', { name: 'Why this is only a request' })).toBeVisible();
  await expect(owner.locator('main')).toContainText('A field that people do not see was filled in.');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Confirm this call' }).click();
  await expect(owner.getByRole('heading', { name: 'What looked odd' })).toBeVisible();
  await context.close();
});
