import { formIsRipe } from './booking-page.ts';
import { expect, expectAccessible, islandReady, test } from './fixtures.ts';

test('from the home page to a booked call that the owner sees @phone', async ({
  page,
  ownerCookies,
  browser,
  site,
}, info) => {
  const email = `journey-${info.project.name}@example.com`;
  await page.goto('/');
  await page.locator('a[href="/book-discovery-call"]:visible').first().click();
  await islandReady(page, 'booking-widget');
  await expectAccessible(page);
  // The times that stood there are gone once new ones are asked for: other tests of the same site take some meanwhile.
  const asked = page.waitForResponse(/\/api\/calendar\/slots\/2026-11-23/);
  await page.getByRole('button', { name: /Nov(ember)? 23/ }).click();
  await asked;
  const free = page.locator('button[name="time"]:enabled').first();
  const time = await free.locator('span').first().innerText();
  await free.click();
  await expectAccessible(page);
  await page.getByLabel('Full Name *').fill('Vera Visitor');
  await page.getByLabel('Email Address *').fill(email);
  await formIsRipe(page);
  await page.getByRole('button', { name: 'Book this call' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.locator('main')).toContainText(`Monday, November 23rd, 2026 at ${time}`);
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: site.url });
  await context.addCookies(ownerCookies);
  const owner = await context.newPage();
  await owner.goto('/admin/bookings');
  await expect(owner.getByText(email)).toBeVisible();
  await owner.goto('/admin/mail');
  await expect(owner.getByText(email).first()).toBeVisible();
  await context.close();
});
