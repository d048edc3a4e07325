import {
  beyondMinimumFill,
  expect,
  expectAccessible,
  expectFits,
  expectThanksAlone,
  forgiveStatus,
  islandReady,
  test,
} from './fixtures.ts';

// Three months before the offer opens.
test.use({ siteEnvironment: { SITE_NOW: '2025-05-01T12:00:00Z' } });

test('an offer that is still to come says when, and claims nothing of the present @phone', async ({
  page,
}) => {
  await page.goto('/summer-offer');
  await islandReady(page, 'countdown');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'From 28 July 2025: a business website for £650 + VAT (£780 with VAT at 20%)',
  );
  await expect(main.getByText('Opens 28 July 2025').first()).toBeInViewport();
  await expect(main.getByText('£650 + VAT (£780 with VAT at 20%) from 28 July 2025')).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time until it opens' })).toBeVisible();
  const days = Number(await page.locator('[data-unit="days"]').textContent());
  expect(days).toBe(87);
  // Nothing can be left of what is not on sale yet, and nothing can be claimed or be over.
  await expect(main.locator('[data-spots]')).toHaveCount(0);
  await expect(main.locator('s')).toHaveCount(0);
  const text = (await main.textContent()) ?? '';
  for (const other of ['spots left', 'Claim a place', 'Past price', 'has closed'])
    expect(text).not.toContain(other);
  await expectFits(page);
  await expectAccessible(page);
});

test('its form puts the visitor on the list for the first morning, and staff see that @phone', async ({
  page,
  ownerCookies,
}, info) => {
  const email = `early-${info.project.name}@example.com`;
  await page.goto('/summer-offer');
  await page.getByRole('link', { name: 'Tell me when it opens' }).first().click();
  await islandReady(page, 'offer-form');
  await page.getByLabel('First name').fill('Edna');
  await page.getByLabel('Last name').fill(`Early ${info.project.name}`);
  await page.locator('main').getByLabel('Email address').fill(email);
  await page.getByLabel('Business name').fill('Early Bakery');
  await page.getByLabel(/this is a limited-time summer offer ending 31 August 2025/).check();
  await beyondMinimumFill(page);
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(await expectThanksAlone(page, 'You are on the list')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expectThanksAlone(page, 'You are on the list');

  await page.context().addCookies(ownerCookies);
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: new RegExp(`Early ${info.project.name}`) }).click();
  await expect(page.locator('main')).toContainText(email);
  await expect(page.locator('main')).toContainText('before it opened');
});

test('when it opens while somebody is writing, the page says so and keeps the form', async ({ page }) => {
  await page.clock.install();
  await page.goto('/summer-offer');
  await islandReady(page, 'countdown');
  await page.getByLabel('First name').fill('Edna');
  await page.clock.fastForward(88 * 24 * 60 * 60_000);
  await page.clock.runFor(5000);
  await expect(page.locator('[data-unit]')).toHaveText(['00', '00', '00', '00']);
  await expect(
    page.getByText('A business website at one fixed price: limited summer offer, ends August 31st'),
  ).toHaveCount(2);
  await expect(page.getByLabel('First name')).toHaveValue('Edna');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, keeps what was typed, and puts the visitor on the list', async ({
    page,
    consoleProblems,
  }) => {
    await page.goto('/summer-offer');
    await page.getByLabel('First name').fill('Edna');
    await page.getByLabel('Last name').fill('Early');
    await page.locator('main').getByLabel('Email address').fill('edna@localhost');
    await page.getByLabel('Business name').fill('Early Bakery');
    await page.getByLabel(/I agree to be contacted/).check();
    await page.getByRole('button', { name: 'Put me on the list' }).click();
    await expect(page.locator('#email-error')).toHaveText('Please enter a valid email address');
    await expect(page.getByLabel('Business name')).toHaveValue('Early Bakery');
    await page.locator('main').getByLabel('Email address').fill('edna@example.com');
    await page.getByRole('button', { name: 'Put me on the list' }).click();
    await expect(await expectThanksAlone(page, 'You are on the list')).toBeFocused();
    await expect(page.locator('main').getByRole('link', { name: 'Book Discovery Call' })).toHaveAttribute(
      'href',
      /^\/book-discovery-call\?from=./,
    );
    forgiveStatus(consoleProblems, 422);
  });
});
