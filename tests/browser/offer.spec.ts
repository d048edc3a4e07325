import { bookAfterThanks } from './booking-page.ts';
import { beyondMinimumFill, expect, expectThanksAlone, islandReady, test } from './fixtures.ts';

// The site's day is 20 November 2026: the offer ended more than a year ago.

test('an ended offer is shown as past: nothing left, no clock, four fields @phone', async ({ page }) => {
  await page.goto('/summer-offer');
  const main = page.locator('main');
  await expect(main.getByText('The summer offer closed on 31 August 2025').first()).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The next fixed-price offer: hear of it first.',
  );
  // Zeros are there for whoever looks for them, and no stopped clock for anybody else.
  const zeros = page.locator('[data-unit]');
  await expect(zeros).toHaveText(['00', '00', '00', '00']);
  await expect(zeros.first()).toBeHidden();
  // The past price stands with what it was for, away from the one of today.
  const past = main.getByText('Past price: £650 + VAT (£780 with VAT at 20%), until 31 August 2025');
  await expect(past).toBeHidden();
  await main.getByText('What it cost, and until when').click();
  await expect(past).toBeVisible();
  await main.getByText('The offer is closed: no places are left').click();
  await expect(zeros.first()).toBeVisible();
  await expect(page.locator('[data-spots]')).toHaveText('0');
  await expect(main.locator('s')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(main.getByRole('textbox').and(page.locator(':visible'))).toHaveCount(4);
  const text = (await main.textContent()) ?? '';
  for (const live of ['Claim', 'You save', 'ends August 31st']) expect(text).not.toContain(live);
  // The flag at the staff, for which a wide window has room, lies above whatever reaches it.
  await page.setViewportSize({ width: 1440, height: 900 });
  const flag = page.locator('div:has(> svg > use[href="#sea-at"])').filter({ visible: true });
  expect(await flag.evaluate((one) => Number(getComputedStyle(one).zIndex))).toBeGreaterThan(10);
});

test('what is missing is said beside its field', async ({ page }) => {
  await page.goto('/summer-offer#enquiry');
  await islandReady(page, 'offer-form');
  await page.locator('main').getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Tell me about the next offer' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const name of ['First name', 'Last name', 'Email address', 'Business name'])
    await expect(page.locator('main').getByLabel(name)).toHaveAccessibleDescription(/Please/);
  await expect(page.locator('#consent-error')).toBeVisible();
  await page.getByLabel('First name').fill('Nora');
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('');
});

test('its form asks for news of the next one, and is kept as having come late', async ({
  page,
  ownerCookies,
}) => {
  await page.goto('/summer-offer');
  await page.getByText('What it cost, and until when').click();
  await page.getByRole('link', { name: 'Hear about the next one' }).click();
  await islandReady(page, 'offer-form');
  await page.getByLabel('First name').fill('Lena');
  await page.getByLabel('Last name').fill('Late');
  await page.locator('main').getByLabel('Email address').fill('late@example.com');
  await page.getByLabel('Business name').fill('Late Bakery');
  await page.getByLabel(/the summer offer ended on 31 August 2025/).check();
  await beyondMinimumFill(page);
  await page.getByRole('button', { name: 'Tell me about the next offer' }).click();
  await expect(await expectThanksAlone(page, 'Thank you, you will hear from us')).toBeFocused();
  await expect(page.locator('main')).toContainText('came after the offer closed');
  await bookAfterThanks(page, 'Book Discovery Call');
  await expect(page.getByLabel('Full Name *')).toHaveValue('Lena Late');
  await expect(page.getByLabel('Email Address *')).toHaveValue('late@example.com');

  await page.context().addCookies(ownerCookies);
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: /Lena Late/ }).click();
  await expect(page.locator('main')).toContainText('late@example.com');
  await expect(page.locator('main')).toContainText(/after the (close|offer)|ended/i);
});
