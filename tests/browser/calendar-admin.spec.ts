import type { Page } from '@playwright/test';
import { bookElsewhere } from './booking-page.ts';
import { test } from './calendar-fixtures.ts';
import { expect, expectAccessible, forgiveStatus } from './fixtures.ts';

// One site and one calendar, so the tests follow each other.
test.describe.configure({ mode: 'serial' });

const setup = '/admin/calendar-setup';
const connectedText = 'Google Calendar has been connected successfully.';

/** The calendar's card on the overview, and where its link leads. */
async function expectCard(page: Page, words: string, link: string, leadsTo: string): Promise<void> {
  await page.goto('/admin');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Google Calendar' }) });
  await expect(card).toContainText(words);
  await expect(card.getByRole('link')).toHaveText(link);
  await expectAccessible(page);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${leadsTo}$`));
}

/** Opens the popup by a button and answers Google's page in it. */
async function inPopup(page: Page, button: string, answer: 'Continue' | 'Cancel' | 'none'): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByText(button, { exact: true }).click();
  const popup = await opening;
  if (answer === 'none') {
    await popup.waitForEvent('close');
    return;
  }
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 600]);
  const closing = popup.waitForEvent('close');
  await popup.getByRole('button', { name: answer }).click();
  await closing;
}

test('the set-up page names origin and redirect URI, and copies them', async ({ ownerPage: page, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/oauth-setup');
  await expect(page.getByLabel('Current origin', { exact: true })).toHaveValue(site.url);
  const uri = `${site.url}/api/auth/google/callback`;
  await expect(page.getByLabel('Redirect URI', { exact: true })).toHaveValue(uri);
  await expectAccessible(page);
  const copy = page.getByRole('button', { name: 'Copy Redirect URI' });
  await copy.click();
  await expect(page.getByText('Redirect URI copied to clipboard').first()).toBeVisible();
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(uri);
  await expect(copy).toHaveText('Copy', { timeout: 5_000 });
  await expect(page.getByText('up to 5 minutes')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Booking' }).click();
  await expect(page).toHaveURL(/\/book-discovery-call$/);
});

test('while nothing is connected, the overview says so and leads there', async ({ ownerPage: page }) => {
  await expectCard(page, 'Only the site’s own bookings count as busy', 'Connect Google Calendar', setup);
});

test('refused on Google’s page: told so, and the way is open for another try', async ({
  ownerPage: page,
}) => {
  await page.goto(setup);
  await expect(page.getByRole('status').first()).toHaveText('Not connected');
  await inPopup(page, 'Connect Google Calendar', 'Cancel');
  await expect(page.getByRole('alert')).toContainText(
    'Failed to connect Google Calendar: access was not allowed',
  );
  await expectAccessible(page);
});

test('without scripts the full page goes to Google and back', async ({ browser, ownerCookies, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await context.addCookies(ownerCookies);
  const page = await context.newPage();
  await page.goto(setup);
  await page.getByRole('link', { name: 'Connect Google Calendar' }).click();
  await page.getByLabel('See, create, change and delete events').uncheck();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/calendar-setup\?status=error&message=box-events/);
  await expect(page.getByRole('alert')).toContainText('you did not tick');
  await context.close();
});

test('a blocked popup is told', async ({ ownerPage: page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(setup);
  await page.getByText('Connect Google Calendar', { exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Popup Blocked: Please allow popups for this site and try again.',
  );
});

test('connected in the popup: the page notices, the calendars can be chosen, times are found', async ({
  ownerPage: page,
}) => {
  await page.goto(setup);
  await inPopup(page, 'Connect Google Calendar', 'Continue');
  await expect(page.getByText(connectedText)).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('Connected');
  await expect(page.getByLabel('Write calls to')).toHaveValue('owner@foreshore.example');
  await expectAccessible(page);
  await page.getByLabel('Studio').check();
  await page.getByRole('button', { name: 'Save calendars' }).click();
  await expect(page.getByText('The calendars are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Studio')).toBeChecked();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('Found 13 available time slots')).toBeVisible();
});

test('once it is read, the overview says when', async ({ ownerPage: page }) => {
  await expectCard(page, 'Last read today, ', 'Calendar status', '/admin/calendar-status');
});

test('the visitor’s page of a call has its Meet link as soon as Google has made it', async ({
  page,
  google,
}) => {
  google.control.addFault({ kind: 'events.insert', error: 'backendError', times: null });
  const manage = await bookElsewhere(page, '2026-12-02', '10:00');
  await page.goto(manage);
  await expect(page.locator('main')).toContainText('The link will be on your call’s page');
  await expectAccessible(page);
  google.control.clearFaults();
  await expect(async () => {
    await page.goto(manage);
    const link = page.getByRole('link', { name: /^meet\.google\.com/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/meet\.google\.com\//, { timeout: 500 });
  }).toPass();
  await expectAccessible(page);
});

test('what the owner enters in Google is blocked for visitors, and the tools show why', async ({
  ownerPage: page,
  google,
}) => {
  const startAt = Date.parse('2026-11-23T09:00:00Z');
  google.control.addEvent({
    calendarId: 'studio@group.calendar.google.com',
    startAt,
    endAt: startAt + 60 * 60_000,
  });
  await page.goto('/admin/calendar-status');
  await expect(page.getByRole('status').first()).toHaveText('Connected');
  await expect(async () => {
    await page.getByRole('button', { name: 'Test date' }).click();
    await expect(page.getByText('2 of 13 slots blocked for Monday 23 November 2026')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await page.getByRole('button', { name: 'Check slots' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '9:00 AM blocked' })).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Calendar setup', 'Blocked dates', 'Calendar debug', 'Booking page']) {
    await expect(
      page.getByRole('navigation', { name: 'Calendar pages' }).getByRole('link', { name }),
    ).toBeVisible();
  }
  await page.goto('/admin/calendar-debug');
  await page.getByRole('button', { name: 'Debug calendar' }).click();
  await expect(page.locator('pre')).toContainText('"start": "2026-11-23T09:00:00.000Z"');
  await expect(page.locator('pre')).not.toContainText(/ya29|refresh-/);
  await expectAccessible(page);
});

test('the OAuth tests go there and back without a new question', async ({ ownerPage: page, site }) => {
  await page.goto('/admin/auth-test');
  await page.getByRole('button', { name: 'Detect domain' }).click();
  await expect(page.getByText(new URL(site.url).host, { exact: true })).toBeVisible();
  await inPopup(page, 'Test popup', 'none');
  await expect(page.getByText(connectedText)).toBeVisible();
  await page.getByRole('link', { name: 'Test full-page redirect' }).click();
  await expect(page).toHaveURL(/auth-test\?status=success/);
  await expectAccessible(page);
});

test('revoked at Google: causes are named, one e-mail is sent, and one click reconnects', async ({
  ownerPage: page,
  google,
}) => {
  google.control.revokeAccess();
  await expect(async () => {
    await page.goto(setup);
    await expect(page.getByText('Likely causes, most likely first:')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('alert')).toContainText('Google has ended the connection');
  await expectAccessible(page);
  await expectCard(page, 'Google has ended the connection', 'Reconnect Google Calendar', setup);
  await page.goto('/admin/calendar-status');
  await expect(page.getByText('Likely causes, most likely first:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reconnect at Calendar setup' }).click();
  await expect(page).toHaveURL(new RegExp(`${setup}$`));
  await page.goto('/admin/mail');
  await expect(page.getByText('Your Google Calendar: Google has ended the connection')).toHaveCount(1);
  await page.goto(setup);
  await inPopup(page, 'Reconnect Google Calendar', 'Continue');
  await expect(page.getByText(connectedText)).toBeVisible();
  await expect(page.getByText('Likely causes')).toBeHidden();
});

test('each tool says when it failed', async ({ ownerPage: page, consoleProblems }) => {
  const refuse = (url: string) => page.route(url, (route) => route.fulfill({ status: 503, body: 'away' }));
  await refuse('**/api/calendar/slots/*');
  await refuse('**/api/admin/calendar/**');
  await page.goto(setup);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('Failed to test calendar connection')).toBeVisible();
  await page.goto('/admin/calendar-status');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Failed to check calendar status')).toBeVisible();
  await page.getByRole('button', { name: 'Check slots' }).click();
  await expect(page.getByText('Failed to check slots')).toBeVisible();
  await page.getByRole('button', { name: 'Test date' }).click();
  await expect(page.getByText('Failed to test date')).toBeVisible();
  await page.goto('/admin/calendar-debug');
  await page.getByRole('button', { name: 'Debug calendar' }).click();
  await expect(page.getByText('Failed to debug calendar')).toBeVisible();
  forgiveStatus(consoleProblems, 503);
});

test('when no day has a free time, the booking page leads to a person', async ({ page, google }) => {
  google.control.addEvent({
    startAt: Date.parse('2026-11-20T00:00:00Z'),
    endAt: Date.parse('2027-01-20T00:00:00Z'),
  });
  const times = page.locator('#times');
  await expect(async () => {
    await page.goto('/book-discovery-call');
    await expect(times).toContainText('Every day shown is full', { timeout: 500 });
  }).toPass();
  await expect(times.getByRole('link')).toHaveText([/^01632/, 'hello@foreshore.example']);
  await expectAccessible(page);
  await page.goto('/book-discovery-call?date=2026-11-24');
  await expect(times).toContainText('Every day shown is full');
  await expect(times).not.toContainText('Please select another date');
});

test('disconnecting is asked for twice and withdraws the permission', async ({ ownerPage: page, google }) => {
  await page.goto(setup);
  await page.getByText('Disconnect the calendar').click();
  await page.getByRole('button', { name: 'Yes, disconnect' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Not connected');
  expect(google.control.state().calls.filter(({ kind }) => kind === 'revoke').length).toBeGreaterThan(0);
});

test('nobody but staff gets near it', async ({ request }) => {
  for (const path of [
    '/oauth-setup',
    '/admin/calendar-setup',
    '/admin/auth-test',
    '/admin/calendar-debug',
    '/admin/calendar-status',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers().location, path).toMatch(/^\/sign-in\?next=/);
  }
  for (const path of [
    '/api/auth/google',
    '/api/auth/google/callback?code=x&state=y',
    '/api/admin/calendar/status',
    '/api/admin/calendar/debug/2026-11-23',
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(401);
  }
});
