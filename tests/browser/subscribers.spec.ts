import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, test } from './fixtures.ts';

// A site of its own, and its tests one after another: they count subscribers.
test.use({ siteEnvironment: { AGENCY_EMAIL: 'owner-of-subscribers@example.com' } });
test.describe.configure({ mode: 'serial' });

const long = `${'wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60)}@example.com`;

async function signUp(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/newsletter', { data: { email } });
  expect(answer.status()).toBe(200);
}

/** Follows the link of the e-mail to an address, which the owner can read, and presses the button behind it. */
async function confirm(page: Page, email: string): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/admin/mail');
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const body = await page.request.get(`${await mail.getByRole('link').getAttribute('href')}/body`);
  const path = /\/newsletter\/confirm\/[\w.-]+/.exec(await body.text())?.[0] ?? '';
  const answer = await page.request.post(path, { form: {} });
  expect(answer.status()).toBe(200);
}

test('an empty list says what will stand in it @phone', async ({ ownerPage: page }) => {
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: 'Newsletter sign-up' }).click();
  await page.getByRole('link', { name: 'the list of subscribers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter subscribers');
  await expect(page.locator('main')).toContainText('Nobody has signed up yet.');
  await expect(page.getByRole('link', { name: /Download/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
});

test('who has signed up, in which state, and a file of those who may be written to @phone', async ({
  ownerPage: page,
}) => {
  await signUp(page, 'reader@example.com');
  await signUp(page, long);
  await confirm(page, 'reader@example.com');

  await page.goto('/admin/leads');
  await page.getByRole('link', { name: 'Newsletter subscribers' }).click();
  const entry = (email: string) => page.getByRole('listitem').filter({ hasText: email });
  await expect(entry('reader@example.com')).toContainText('Confirmed');
  await expect(entry('reader@example.com')).toContainText('Since today, ');
  await expect(entry('reader@example.com')).toContainText('Newsletter box');
  await expect(entry('reader@example.com')).toContainText(/Agreed to: \w/);
  await expect(entry(long)).toContainText('Waiting for confirmation');
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('link', { name: 'Unsubscribed (0)' }).click();
  await expect(page.locator('main')).toContainText('Nobody matches this.');
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await page.getByRole('link', { name: 'Confirmed (1)' }).click();
  await expect(page).toHaveURL(/\/admin\/subscribers\?state=confirmed$/);
  await expect(entry(long)).toHaveCount(0);
  await expect(entry('reader@example.com')).toHaveCount(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download/ }).click();
  expect((await downloading).suggestedFilename()).toBe('newsletter-subscribers.csv');
  const file = await page.request.get('/admin/subscribers.csv');
  expect(file.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="newsletter-subscribers.csv"',
    'cache-control': 'no-store',
  });
  const lines = (await file.body()).toString('utf8').split('\r\n');
  expect(lines[0]).toBe('\uFEFFEmail address,Confirmed at,Agreed to');
  expect(lines[1]).toMatch(/^reader@example\.com,2026-11-20 09:\d\d:\d\d,/);
  expect(lines.slice(2)).toEqual(['']);
});

test('without an account there is neither list nor file', async ({ page }) => {
  for (const path of ['/admin/subscribers', '/admin/subscribers.csv']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
  }
});
