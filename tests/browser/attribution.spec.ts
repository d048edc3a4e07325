import type { Page } from '@playwright/test';
import { storage } from '#content/legal/storage.ts';
import { expect, islandReady, test } from './fixtures.ts';

const campaign = '/?utm_source=newsletter&utm_campaign=spring&gclid=abc123';
const referer = 'https://www.search.example/results?q=secret';
const told = /utm_|gclid|newsletter.*spring|abc123|search\.example|[?&](lp|ref)=/;

/** All that a page holds or would send: the browser's storage and cookies, the links, the bodies of its forms. */
async function heldBy(page: Page) {
  const held = await page.evaluate(() => ({
    kept: { ...localStorage, ...sessionStorage } as Record<string, string>,
    links: [...document.links].filter((link) => link.origin === location.origin).map((link) => link.href),
    forms: [...document.forms]
      .filter((form) => form.method === 'post')
      .map((form) => Object.fromEntries(new FormData(form)) as Record<string, string>),
  }));
  return { ...held, address: page.url(), cookies: await page.context().cookies() };
}

/** From the landing page by links to every page with a form; gives what each of them holds. */
async function walk(page: Page) {
  const pages = [];
  for (const path of ['/about', '/lets-talk', '/quote', '/summer-offer', '/book-discovery-call']) {
    const link = page.locator(`footer a[href="${path}"]`).first();
    await link.hover();
    await link.click();
    await page.waitForURL(new RegExp(`${path}$`));
    if (path === '/lets-talk') {
      await islandReady(page, 'contact-form');
      await page.getByLabel('Your name').fill('Att Ribution');
      await expect.poll(async () => Object.keys((await heldBy(page)).kept)).toContain('contactDraft');
    }
    pages.push(await heldBy(page));
  }
  return pages;
}

/** What the cookie policy lists, of the categories that are allowed. */
const listed = (...categories: string[]) =>
  storage.filter((entry) => categories.includes(entry.category)).map((entry) => entry.name);

async function expectClean(pages: Awaited<ReturnType<typeof walk>>): Promise<void> {
  for (const { cookies, kept, ...page } of pages) {
    expect(cookies).toEqual([]);
    expect(listed('essential')).toEqual(expect.arrayContaining(Object.keys(kept)));
    expect(JSON.stringify({ kept, ...page })).not.toMatch(told);
    expect(page.forms.map((form) => form.attribution ?? '').join('')).toBe('');
  }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

test('before an answer and after Decline nothing of the arrival goes from page to page', async ({ page }) => {
  await page.goto(campaign, { referer });
  await expectClean(await walk(page));
  await page.goto(campaign, { referer });
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expectClean(await walk(page));
});

test('after Accept the tab keeps it and forms carry it, as listed; after withdrawing it is gone', async ({
  page,
}) => {
  await page.goto(campaign, { referer });
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  const accepted = await walk(page);
  for (const { kept, forms, links, address, cookies } of accepted) {
    expect(cookies).toEqual([]);
    expect(listed('essential', 'analytics')).toEqual(expect.arrayContaining(Object.keys(kept)));
    expect(JSON.parse(kept.attribution ?? '').first).toMatchObject({
      landing: '/',
      referrer: 'https://www.search.example/results',
      utm_source: 'newsletter',
      gclid: 'abc123',
    });
    expect(kept.contactDraft ?? '').not.toMatch(told);
    expect([address, ...links].join(' ')).not.toMatch(told);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form.attribution).toBe(kept.attribution);
  }
  await page.goto('/quote?utm_source=partner', { referer: 'https://partner.example/' });
  const { first, last } = await sentWith(page);
  expect(first).toMatchObject({ landing: '/', utm_source: 'newsletter' });
  expect(last).toMatchObject({ landing: '/quote', utm_source: 'partner' });

  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await expect(banner(page)).toBeVisible();
  expect((await heldBy(page)).kept.attribution).toBeUndefined();
  await expectClean(await walk(page));
});

test('without consent a form carries what its own page was asked with, without click ids', async ({
  page,
}) => {
  const own = { landing: '/quote', referrer: 'https://partner.example/', utm_source: 'leaflet' };
  const asked = '?utm_source=leaflet&gclid=abc123';
  await page.goto(`/quote${asked}`, { referer: 'https://partner.example/' });
  const { first, last } = await sentWith(page);
  expect(first).toEqual({ ...own, at: expect.any(Number) });
  expect(last).toEqual(first);
  await page.goto(`/book-discovery-call${asked}`, { referer: 'https://partner.example/' });
  const [booking] = (await heldBy(page)).forms.filter((form) => form.attribution);
  expect(JSON.parse(booking?.attribution ?? '').first).toMatchObject({
    ...own,
    landing: '/book-discovery-call',
  });
});

test.describe('Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  });

  test('counts as Decline: no banner, no switch, an earlier Accept is gone', async ({ page }) => {
    await page.goto(campaign, { referer });
    await page.evaluate(() => {
      localStorage.setItem('cookieConsent', 'accepted');
      sessionStorage.setItem('attribution', '{}');
    });
    await page.goto(campaign, { referer });
    await islandReady(page, 'cookie-banner');
    expect((await heldBy(page)).kept).toEqual({});
    await expectClean(await walk(page));
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL(/\/cookie-policy#settings$/);
    await expect(page.locator('[data-choice-signal]')).toBeVisible();
    await expect(page.getByRole('switch', { name: /Analytics/ })).toBeDisabled();
    await expect(page.getByRole('switch', { name: /Analytics/ })).not.toBeChecked();
    await expect(banner(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the request for the form itself is read', async ({ page }) => {
    await page.goto('/quote?utm_source=leaflet');
    const value = await page.locator('input[name="attribution"]').inputValue();
    expect(JSON.parse(value).first).toMatchObject({ landing: '/quote', utm_source: 'leaflet' });
  });
});

test('every cookie of a signed-in member of staff is listed', async ({ ownerPage }) => {
  await ownerPage.goto('/admin');
  await ownerPage.getByRole('button', { name: 'Night', exact: true }).click();
  await expect(ownerPage.locator('html')).toHaveAttribute('data-palette', 'night');
  const names = (await ownerPage.context().cookies()).map(({ name }) => name.replace('__Host-', ''));
  expect(names.length).toBeGreaterThan(0);
  expect(
    storage
      .filter(({ place }) => place === 'cookie')
      .map(({ name }) => name)
      .sort(),
    // Two more live while somebody signs in, for ten minutes at most.
  ).toEqual([...names, 'foreshore.passkey', 'foreshore.second_step'].sort());
});

/** The attribution that the quote form sends. */
async function sentWith(page: Page) {
  await islandReady(page, 'quote-form');
  await page.getByLabel('Full name').fill('Att Ribution');
  await page.locator('main').getByLabel('Email address').fill('att@example.com');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/quote-request'),
    page.getByRole('button', { name: 'Request my quote' }).click(),
  ]);
  await expect(page.getByRole('heading', { name: 'Thank You for Your Request!' })).toBeVisible();
  return JSON.parse(request.postDataJSON().attribution);
}
