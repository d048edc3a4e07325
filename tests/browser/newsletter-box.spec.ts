import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.locator('footer').getByRole('textbox');
const subscribe = (page: Page) => page.locator('footer').getByRole('button', { name: 'Subscribe' });
const answer = (page: Page) => page.locator('footer [data-answer]');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('takes an address without leaving the page @phone', async ({ page }) => {
  await field(page).fill('reader@example.com');
  await subscribe(page).click();
  await expect(answer(page)).toHaveText('Thank you. Please check your inbox and confirm your address.');
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/');
});

test('takes it by keyboard, and the focus stays', async ({ page }) => {
  await field(page).fill('typing-reader@example.com');
  await page.keyboard.press('Tab');
  await expect(subscribe(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Thank you');
  await expect(subscribe(page)).toBeFocused();
});

test('says what is wrong with an address, and takes the mended one', async ({ page, consoleProblems }) => {
  await field(page).fill('reader@example');
  await subscribe(page).click();
  await expect(answer(page)).toHaveText('Please enter a valid email address');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address');
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('400')]);
  await field(page).fill('reader@example.org');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Thank you');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
});

const failures = {
  'a broken server': (page: Page) =>
    page.route('**/api/newsletter', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })),
  'a lost connection': (page: Page) => page.route('**/api/newsletter', (route) => route.abort()),
};
for (const [name, fail] of Object.entries(failures)) {
  test(`keeps the address through ${name}, and a second try works`, async ({ page, consoleProblems }) => {
    await fail(page);
    await field(page).fill('patient-reader@example.com');
    await subscribe(page).click();
    await expect(answer(page)).toHaveText(
      'That did not go through. Please check your connection and try again.',
    );
    await expect(field(page)).toHaveValue('patient-reader@example.com');
    expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('Failed to load resource')]);
    await page.unroute('**/api/newsletter');
    await subscribe(page).click();
    await expect(answer(page)).toContainText('Thank you');
  });
}

test('sends once, however often it is pressed', async ({ page }) => {
  const open = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/newsletter', async (route) => {
    sent++;
    await open.promise;
    await route.continue();
  });
  await field(page).fill('eager-reader@example.com');
  await subscribe(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(subscribe(page)).toHaveAttribute('aria-disabled', 'true');
  open.resolve();
  await expect(answer(page)).toContainText('Thank you');
  expect(sent).toBe(1);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a program that fills in every field is thanked, and waits in quarantine', async ({
      page,
      ownerPage,
    }) => {
      const email = `program-${javaScriptEnabled}@example.com`;
      const trap = page.locator('footer input[name="homepage"]');
      await expect(trap).not.toBeInViewport();
      await field(page).fill(email);
      await trap.fill('https://spam.example', { force: true });
      await subscribe(page).click();
      await expect(page.getByText(/check your inbox/i)).toBeVisible();

      await ownerPage.goto('/admin/leads?show=quarantine&kind=newsletter');
      await ownerPage.getByRole('link', { name: email }).click();
      await expect(ownerPage.getByText('A field that people do not see was filled in.')).toBeVisible();
      await ownerPage.goto('/admin/mail');
      await expect(ownerPage.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(ownerPage.getByText(email)).toHaveCount(0);
    });
  });
}
