import type { Page } from '@playwright/test';
import { choice, chooseTime, fillIn, openBooking } from './booking-page.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';

// A site of its own: the owner closes booking while a visitor chooses.
test.use({ siteEnvironment: { AGENCY_EMAIL: 'owner-who-closes@example.com' } });
test.describe.configure({ mode: 'serial' });

async function setBooking(page: Page, label: 'Open' | 'Closed for now'): Promise<void> {
  await page.goto('/admin/availability');
  await hydrated(page);
  await page.getByText(label, { exact: true }).click();
  await page.getByRole('button', { name: 'Save how bookings are taken' }).click();
  await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
}

const steps: Record<string, (visitor: Page, close: () => Promise<void>) => Promise<void>> = {
  'a date': async (visitor, close) => {
    await close();
    await choice(visitor, /Thursday, November 26th/).click();
  },
  'a time': async (visitor, close) => {
    await choice(visitor, /Thursday, November 26th/).click();
    await choice(visitor, '10:00 AM').waitFor();
    await close();
    await choice(visitor, '10:00 AM').click();
  },
  'the last button': async (visitor, close) => {
    await chooseTime(visitor, /Thursday, November 26th/, '10:00 AM');
    await fillIn(visitor, 'late@example.com');
    await close();
    await visitor.getByRole('button', { name: 'Book this call' }).click();
  },
};

for (const [pressed, walk] of Object.entries(steps)) {
  test(`closed before ${pressed} is pressed: the other ways, and nothing to choose`, async ({
    ownerPage,
    browser,
    site,
  }) => {
    await setBooking(ownerPage, 'Open');
    const context = await browser.newContext({ baseURL: site.url });
    const visitor = await context.newPage();
    await openBooking(visitor);
    await walk(visitor, () => setBooking(ownerPage, 'Closed for now'));
    await expect(visitor.getByRole('heading', { name: 'Online booking is closed just now' })).toBeFocused();
    await expect(visitor.getByRole('status').first()).toContainText('Online booking is closed just now');
    await expect(visitor.getByText('No availability on this date')).toHaveCount(0);
    await expect(visitor.locator('#times, #details')).toHaveCount(0);
    await expect(visitor.locator('main').getByRole('link', { name: '01632 960 174' })).toBeVisible();
    await expectAccessible(visitor);
    await context.close();
  });
}

test('calls are longer by now: the form comes back with what was typed, and says so', async ({
  ownerPage,
  browser,
  site,
}) => {
  const setLength = async (minutes: string) => {
    await ownerPage.goto('/admin/availability');
    await hydrated(ownerPage);
    await ownerPage.getByLabel('Length of a call').fill(minutes);
    await ownerPage.getByRole('button', { name: 'Save hours' }).last().click();
    await expect(ownerPage.getByText('Saved. Visitors see it at once.')).toBeVisible();
  };
  await setBooking(ownerPage, 'Open');
  const context = await browser.newContext({ baseURL: site.url });
  const visitor = await context.newPage();
  await openBooking(visitor, '?date=2026-11-27&time=10:00');
  await fillIn(visitor, 'longer@example.com');
  await setLength('45');
  await visitor.getByRole('button', { name: 'Book this call' }).click();
  await expect(visitor.locator('#booking-message')).toContainText('takes 45 minutes instead of 30');
  await expect(visitor.getByText('Duration: 45 minutes')).toBeVisible();
  await expect(visitor.getByLabel('Email Address *')).toHaveValue('longer@example.com');
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Book this call' }).click();
  await expect(visitor.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  await setLength('30');
  await context.close();
});
