import type { Page } from '@playwright/test';
import { expect, islandReady, test } from './fixtures.ts';

const campaign = '/?utm_source=newsletter&utm_campaign=spring&gclid=abc123';
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.length, sessionStorage.length, sessionStorage.getItem('attribution')]);

/** The attribution that the quote form would send. */
async function sentWith(page: Page) {
  await islandReady(page, 'quote-form');
  await page.getByLabel('Full Name *').fill('Att Ribution');
  await page.getByLabel('Email Address *').fill('att@example.com');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/quote-request'),
    page.getByRole('button', { name: 'Request my quote' }).click(),
  ]);
  await expect(page.getByRole('heading', { name: 'Thank You for Your Request!' })).toBeVisible();
  return JSON.parse(request.postDataJSON().attribution);
}

test('before consent nothing is stored, and links carry the arrival as far as a form', async ({ page }) => {
  await page.goto(campaign, { referer: 'https://www.search.example/results?q=secret' });
  expect(await stored(page)).toEqual([0, 0, null]);
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about\?.*lp=%2F.*utm_source=newsletter/);
  await page.locator('footer a[href="/quote"]').click();
  await expect(page).toHaveURL(/\/quote\?.*gclid=abc123/);
  const { first, last } = await sentWith(page);
  expect(first).toMatchObject({
    landing: '/',
    referrer: 'https://www.search.example/results',
    utm_source: 'newsletter',
    utm_campaign: 'spring',
    gclid: 'abc123',
  });
  expect(last).toEqual(first);
  expect(await stored(page)).toEqual([0, 0, null]);
});

test('a visit that says nothing leaves every address clean', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer a[href="/quote"]').click();
  await expect(page).toHaveURL(/\/quote$/);
});

test('after Accept the tab keeps it, links are clean, a later arrival is the last, withdrawing deletes it', async ({
  page,
}) => {
  await page.goto(campaign);
  await page.getByRole('button', { name: 'Accept All' }).click();
  expect((await stored(page))[2]).toContain('newsletter');
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto('/quote?utm_source=partner', { referer: 'https://partner.example/' });
  const { first, last } = await sentWith(page);
  expect(first).toMatchObject({ landing: '/', utm_source: 'newsletter' });
  expect(last).toMatchObject({
    landing: '/quote',
    utm_source: 'partner',
    referrer: 'https://partner.example/',
  });
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  expect((await stored(page))[2]).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of the form itself is read', async ({ page }) => {
    await page.goto('/quote?utm_source=leaflet');
    const value = await page.locator('input[name="attribution"]').inputValue();
    expect(JSON.parse(value).first).toMatchObject({ landing: '/quote', utm_source: 'leaflet' });
  });
});
