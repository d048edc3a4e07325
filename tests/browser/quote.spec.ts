import type { Page } from '@playwright/test';
import { bookAfterThanks } from './booking-page.ts';
import { expect, expectAccessible, expectReadableAtNight, islandReady, test } from './fixtures.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Request my quote' }).click();

async function open(page: Page): Promise<void> {
  await page.goto('/quote');
  await islandReady(page, 'quote-form');
}

test('a quote request with every field, on to a booking that is filled in @phone', async ({ page }, info) => {
  const email = `quote-${info.project.name}@example.com`;
  await open(page);
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Quentin Quote');
  await page.locator('main').getByLabel('Email address').fill(email);
  if (info.project.name === 'phone') await page.getByText('Phone, company and website').click();
  await page.getByLabel('Phone number').fill('01632 960 000');
  await page.getByLabel('Company name').fill('Quote & Sons');
  await page.getByLabel('Current website').fill('quote.example');
  await page.getByRole('radio', { name: 'Redesign of an existing website' }).check();
  // The drawn quote is for what was chosen, and begins with the least that this costs.
  const written = page.locator('.quote-kind p').filter({ visible: true });
  await expect(written.first()).toHaveText('Redesign of an existing website');
  await expect(written.getByText(/^From £/)).toHaveText('From £2,000');
  await page.getByRole('heading', { name: 'The project' }).click();
  await page.getByText('Sell online').click();
  await page.getByText('Generate leads').click();
  await page.getByText('Booking system').click();
  await page.getByRole('heading', { name: 'Size, date, budget' }).click();
  await page.getByLabel('How many pages, roughly?').selectOption('6-10');
  await page.getByLabel('When should it be live?').selectOption('6+-months');
  await page.getByLabel('What is your budget?').selectOption('10000+');
  await page.getByRole('heading', { name: 'Anything else' }).click();
  await page.getByLabel('Project details').fill('A brochure with a shop behind it.');
  await page.getByLabel('How did you hear about us?').selectOption('referral');
  // So do the answers, as far as a line has room; what is not answered keeps its words.
  await expect(page.locator('[data-line="fullName"]')).toHaveText('Quentin Quote');
  await expect(page.locator('[data-line="numberOfPages"]')).toHaveText('6–10 pages');
  await expect(page.locator('[data-line="desiredFeatures"]')).toHaveText('Booking system');
  await expect(page.locator('[data-line="targetLaunchDate"]')).toHaveText('In more than 6 months');
  const bookings = page.getByRole('checkbox', { name: 'Booking system' });
  await bookings.uncheck();
  await expect(page.locator('[data-line="desiredFeatures"]')).toHaveText('each with its price');
  await bookings.check();
  await expectAccessible(page);

  const [request] = await Promise.all([page.waitForRequest('**/api/quote-request'), send(page)]);
  expect(request.headers()['content-type']).toContain('application/json');
  expect(request.postDataJSON()).toMatchObject({
    fullName: 'Quentin Quote',
    email,
    phone: '01632 960 000',
    companyName: 'Quote & Sons',
    companyWebsite: 'quote.example',
    projectType: 'redesign',
    primaryGoals: ['generate-leads', 'sell-online'],
    desiredFeatures: ['booking-system'],
    numberOfPages: '6-10',
    targetLaunchDate: '6+-months',
    budget: '10000+',
    projectDetails: 'A brochure with a shop behind it.',
    howDidYouHear: 'referral',
  });
  await expect(page.getByRole('heading', { name: 'Thank You for Your Request!' })).toBeFocused();
  await expect(page.locator('main ol > li')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.reload();
  await bookAfterThanks(page, 'Book Discovery Call');
  await expect(page.getByLabel('Email Address *')).toHaveValue(email);
  await expect(page.getByLabel('Phone Number')).toHaveValue('01632 960 000');
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Quote & Sons');
});

test('only a name and an e-mail address are asked for', async ({ page }) => {
  await open(page);
  await send(page);
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
  await expectReadableAtNight(page);
  await page.locator('main').getByLabel('Email address').fill('nobody');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Full name').fill('Una Only');
  await page.locator('main').getByLabel('Email address').fill('una@example.com');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank You for Your Request!' })).toBeVisible();
});

test('a failure is said, nothing typed is lost, and the retry succeeds', async ({
  page,
  consoleProblems,
}) => {
  await open(page);
  await page.getByLabel('Full name').fill('Rita Retry');
  await page.locator('main').getByLabel('Email address').fill('rita@example.com');
  await page.route('**/api/quote-request', (route) => route.abort());
  await send(page);
  await expect(page.locator('[data-form-alert]')).toContainText('could not be sent');
  await expect(page.locator('[data-form-alert]')).toContainText('hello@foreshore.example');
  await expect(page.getByLabel('Full name')).toHaveValue('Rita Retry');
  await page.unroute('**/api/quote-request');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank You for Your Request!' })).toBeVisible();
  consoleProblems.splice(0);
});

test('an answer that was lost and then changed is sent as a request of its own', async ({
  page,
  consoleProblems,
}) => {
  await open(page);
  await page.getByLabel('Full name').fill('Carl Changed');
  await page.locator('main').getByLabel('Email address').fill('carl@example.com');
  await page.route('**/api/quote-request', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(page.locator('[data-form-alert]')).toBeVisible();
  await page.unroute('**/api/quote-request');
  await page.getByLabel('Phone number').fill('01632 960 111');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank You for Your Request!' })).toBeVisible();
  consoleProblems.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('errors beside the fields, closed groups opened where something stands, thanks after a redirect', async ({
    page,
    consoleProblems,
  }) => {
    await page.goto('/quote');
    await page.locator('main').getByLabel('Email address').fill('nora@example.com');
    await page.getByRole('heading', { name: 'The project' }).click();
    await page.getByText('Brand awareness').click();
    await page.getByText('Sell online').click();
    await page.getByRole('heading', { name: 'Size, date, budget' }).click();
    await page.getByLabel('What is your budget?').selectOption('flexible');
    await send(page);
    await expect(page.getByText('Full name is required')).toBeVisible();
    expect(consoleProblems.splice(0).join()).toContain('422');
    await expect(page.getByRole('checkbox', { name: 'Sell online' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Brand awareness' })).toBeChecked();
    await expect(page.getByLabel('What is your budget?')).toBeVisible();
    await expect(page.getByLabel('What is your budget?')).toHaveValue('flexible');
    await page.getByLabel('Full name').fill('Nora Noscript');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank You for Your Request!' })).toBeVisible();
    await expect(page).toHaveURL(/\/quote\?sent=/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank You for Your Request!' })).toBeVisible();
  });
});
