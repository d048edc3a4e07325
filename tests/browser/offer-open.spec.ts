import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, expectThanksAlone, islandReady, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { moving } from './moving.ts';

test.use(moving);

// Five days after the start: one place has gone after the first three.
test.use({ siteEnvironment: { SITE_NOW: '2025-08-01T12:00:00Z' } });

const bookingLink = /\/book-discovery-call\?from=./;
const alertText =
  'There was an error submitting your form. Please try again or contact us directly at hello@foreshore.example';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Vera');
  await page.getByLabel('Last name').fill('Visitor');
  await page.locator('main').getByLabel('Email address').fill(email);
  await page.getByLabel('Business name').fill('Visitor & Daughters');
  await page.getByLabel('Industry').selectOption('retail');
  await page.getByLabel(/I agree to be contacted/).check();
}

/** The four numbers as seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (
    await page.locator('[data-unit]').allTextContents()
  ).map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

test('shows the offer with its price, its basis and what is left @phone', async ({ page }) => {
  await page.goto('/summer-offer');
  const main = page.locator('main');
  await expect(main).toContainText('limited summer offer, ends August 31st');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('£650 + VAT (£780 with VAT at 20%)');
  await expect(main).toContainText('65% off the typical market total £1,850 + VAT (£2,220 with VAT at 20%)');
  const rows = await main.getByRole('row').allInnerTexts();
  const bill = rows.map((row) => row.replaceAll(/\s+/g, ' '));
  for (const [name, price] of [
    ['Website design', '£800 £960'],
    ['Copywriting', '£300 £360'],
    ['Local SEO', '£400 £480'],
    ['Mobile optimisation', '£200 £240'],
    ['SSL and security', '£150 £180'],
    ['Typical market total', '£1,850 £2,220'],
    ['You save', '£1,200 £1,440'],
    ['Summer offer', '£650 £780'],
  ])
    expect(bill).toContainEqual(expect.stringMatching(new RegExp(`^${name} .*?${price}$`)));
  await expect(main.locator('[data-spots]')).toHaveText('11');
  await expect(main.getByRole('group')).toHaveCount(4 + 1);
  // The card reaches into the band below: what stands last on it is not covered by that.
  await main.getByRole('link', { name: 'Itemised below' }).click();
  await expect(page).toHaveURL(/#comparison$/);
  await expectAccessible(page);
});

test('counts down by the server’s clock, whatever the visitor’s says', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-03-03T03:03:03Z') });
  await page.goto('/summer-offer');
  await islandReady(page, 'countdown');
  const drawn = await secondsLeft(page);
  const whole = (Date.parse('2025-08-31T22:59:59Z') - Date.parse('2025-08-01T12:00:00Z')) / 1000;
  expect(drawn).toBeGreaterThan(whole - 600);
  expect(drawn).toBeLessThanOrEqual(whole);
  await page.clock.pauseAt(new Date('2031-03-03T04:00:00Z'));
  const before = await secondsLeft(page);
  await page.clock.runFor(3000);
  expect(before - (await secondsLeft(page))).toBe(3);
  const timer = page.getByRole('timer', { name: 'Time left until August 31st' });
  await expect(timer).toBeVisible();
  await expect(timer).not.toHaveAttribute('aria-live', /./);
});

test('nothing moves while the countdown comes alive', async ({ page }) => {
  const nothingMoved = await watchShifts(page);
  await page.goto('/summer-offer');
  await islandReady(page, 'countdown');
  await nothingMoved();
});

test('stops at the end and says so, keeping a form that somebody is filling in', async ({ page }) => {
  await page.clock.install();
  await page.goto('/summer-offer');
  await islandReady(page, 'countdown');
  await page.getByLabel('First name').fill('Vera');
  await page.clock.fastForward(31 * 24 * 60 * 60_000);
  await page.clock.runFor(5000);
  expect(await secondsLeft(page)).toBe(0);
  await expect(page.getByText('The summer offer closed on 31 August 2025')).toHaveCount(2);
  await expect(page.getByLabel('First name')).toHaveValue('Vera');
});

test('the button goes to the form, which the browser checks first @phone', async ({ page }) => {
  await page.goto('/summer-offer');
  await page.getByRole('link', { name: 'Claim a place' }).first().click();
  const send = page.getByRole('button', { name: 'Claim this offer' });
  await expect(page.getByRole('heading', { name: 'Claim your place' })).toBeInViewport();
  await islandReady(page, 'offer-form');
  await send.click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Thank you, your place is noted')).toHaveCount(0);
});

test('the way to the form is a glide, not a jump', async ({ page }) => {
  // The rule and the end of the way: how many steps lie between them is up to the machine.
  const howItScrolls = page.locator('html');
  await page.goto('/summer-offer#enquiry');
  await islandReady(page, 'site-menu');
  await expect(howItScrolls).toHaveCSS('scroll-behavior', 'auto');
  await page.goto('/summer-offer');
  await islandReady(page, 'site-menu');
  await page.getByRole('link', { name: 'Claim a place' }).first().press('Enter');
  await expect(howItScrolls).toHaveCSS('scroll-behavior', 'smooth');
  await expect(page.getByRole('heading', { name: 'Claim your place' })).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(howItScrolls).toHaveCSS('scroll-behavior', 'auto');
});

test('says that it is sending, then thanks, and thanks again after a reload @phone', async ({
  page,
}, info) => {
  await page.goto('/summer-offer');
  await page.getByLabel('First name').focus();
  await islandReady(page, 'offer-form');
  await fillIn(page, `open-${info.project.name}@example.com`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent: Record<string, unknown> = {};
  await page.route('/api/summer-offer-form', async (route) => {
    sent = route.request().postDataJSON();
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Claim this offer' }).click();
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeDisabled();
  answer();
  await expect(await expectThanksAlone(page, 'Thank you, your place is noted')).toBeFocused();
  await expect(busy).toHaveCount(0);
  expect(sent).toMatchObject({ firstName: 'Vera', industry: 'retail', consent: true });
  await expectAccessible(page);
  await expect(page.locator('main').getByRole('link', { name: 'Book Discovery Call' })).toHaveAttribute(
    'href',
    bookingLink,
  );
  await page.reload();
  await expectThanksAlone(page, 'Thank you, your place is noted');
  await expect(page.locator('main').getByRole('link', { name: 'Book Discovery Call' })).toHaveAttribute(
    'href',
    bookingLink,
  );
});

test('a failure is told, keeps what was typed, and the next try works', async ({ page, consoleProblems }) => {
  await page.goto('/summer-offer');
  await page.getByLabel('First name').focus();
  await islandReady(page, 'offer-form');
  await fillIn(page, 'second-try@example.com');
  await page.route('/api/summer-offer-form', (route) => route.abort(), { times: 1 });
  const send = page.getByRole('button', { name: 'Claim this offer' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: alertText })).toBeVisible();
  await expect(page.locator('main').getByLabel('Email address')).toHaveValue('second-try@example.com');
  await expect(page.getByLabel(/I agree to be contacted/)).toBeChecked();
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await expectAccessible(page);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you, your place is noted' })).toBeVisible();
});

test('an answer that was lost and then changed is sent as a request of its own', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/summer-offer');
  await page.getByLabel('First name').focus();
  await islandReady(page, 'offer-form');
  await fillIn(page, 'corrected@example.com');
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('/api/summer-offer-form', lost, { times: 1 });
  const send = page.getByRole('button', { name: 'Claim this offer' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: alertText })).toBeVisible();
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.getByLabel('Business name').fill('Visitor & Sons');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you, your place is noted' })).toBeVisible();
});

test('a form of another state is drawn again in the words of this one, with everything typed', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/summer-offer?utm_source=leaflet');
  await page.getByLabel('First name').focus();
  await islandReady(page, 'offer-form');
  await fillIn(page, 'overtaken@example.com');
  await page.locator('input[name="shownState"]').evaluate((field: HTMLInputElement) => {
    field.value = 'upcoming';
  });
  const send = page.getByRole('button', { name: 'Claim this offer' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The offer opened while' })).toBeVisible();
  expect(consoleProblems.splice(0).join()).toContain('409');
  await expect(page.getByLabel('Business name')).toHaveValue('Visitor & Daughters');
  await expect(page.getByLabel('Industry')).toHaveValue('retail');
  await expect(page.locator('input[name="shownState"]')).toHaveValue('open');
  await page.getByLabel('First name').focus();
  await islandReady(page, 'offer-form');
  const sent = page.waitForRequest('**/api/summer-offer-form');
  await send.click();
  expect((await sent).postData()).toContain('leaflet');
  await expect(page.getByRole('heading', { name: 'Thank you, your place is noted' })).toBeVisible();
});

test('what the server refuses is said beside its field', async ({ page, consoleProblems }) => {
  await page.goto('/summer-offer');
  await page.getByLabel('First name').focus();
  await islandReady(page, 'offer-form');
  await fillIn(page, 'vera@localhost');
  await page.getByRole('button', { name: 'Claim this offer' }).click();
  await expect(page.locator('#email-error')).toHaveText('Please enter a valid email address');
  await expect(page.locator('main').getByLabel('Email address')).toBeFocused();
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('400')]);
  await page.locator('main').getByLabel('Email address').fill('vera@example.com');
  await expect(page.locator('#email-error')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, shows what is wrong with everything typed, and then thanks', async ({
    page,
    consoleProblems,
  }) => {
    await page.goto('/summer-offer');
    await fillIn(page, 'vera@localhost');
    const send = page.getByRole('button', { name: 'Claim this offer' });
    await send.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByLabel('Business name')).toHaveValue('Visitor & Daughters');
    await expect(page.getByLabel('Industry')).toHaveValue('retail');
    await expect(page.getByLabel(/I agree to be contacted/)).toBeChecked();
    expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('422')]);
    await page.locator('main').getByLabel('Email address').fill('scriptless-offer@example.com');
    await send.click();
    await expect(await expectThanksAlone(page, 'Thank you, your place is noted')).toBeFocused();
    await expect(page.locator('main').getByRole('link', { name: 'Book Discovery Call' })).toHaveAttribute(
      'href',
      bookingLink,
    );
    await page.reload();
    await expectThanksAlone(page, 'Thank you, your place is noted');
  });
});
