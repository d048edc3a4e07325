import { bookElsewhere, choice } from './booking-page.ts';
import { expect, expectAccessible, forgiveStatus, islandReady, test } from './fixtures.ts';

test('looking at the pages of a call changes nothing; moving and cancelling are posted @phone', async ({
  page,
  consoleProblems,
}, info) => {
  const [time, other] = info.project.name === 'phone' ? ['14:00', '3:00 PM'] : ['14:30', '3:30 PM'];
  const first = await bookElsewhere(page, '2026-12-03', time ?? '');
  for (const path of ['', '/reschedule', '/cancel']) {
    await page.goto(first + path);
    await expectAccessible(page);
  }
  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');

  await page.getByRole('link', { name: 'Choose another time' }).click();
  await islandReady(page, 'booking-widget');
  await choice(page, /Friday, December 4th/).click();
  await choice(page, other ?? '').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move my call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call has moved');
  await expect(page.locator('main')).toContainText('Friday, December 4th, 2026');

  const old = await page.request.get(first);
  expect(old.status()).toBe(410);
  expect(await old.text()).toContain('This link is out of date');

  await page.getByRole('link', { name: 'Cancel this call' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This call is cancelled');
  await expect(page.getByRole('link', { name: 'Cancel this call' })).toHaveCount(0);
  await expectAccessible(page);
  forgiveStatus(consoleProblems, 410);
});

test('the pages keep their address to themselves, and a made-up one opens nothing', async ({
  page,
  consoleProblems,
}) => {
  const link = await bookElsewhere(page, '2026-12-07', '10:00');
  const headers = (await page.request.get(link)).headers();
  expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' });
  expect(headers['x-robots-tag']).toContain('noindex');
  const unknown = await page.goto(`${link.slice(0, -3)}xyz`);
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no call at this address');
  await expect(page).toHaveTitle(/^There is no call at this address/);
  await expectAccessible(page);
  forgiveStatus(consoleProblems, 404);
});

test('the calendar file is one that calendars read', async ({ page }) => {
  const link = await bookElsewhere(page, '2026-12-07', '11:00');
  const file = await page.request.get(`${link}/invitation.ics`);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('DTSTART:20261207T110000Z');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('date page, time page, confirm', async ({ page }) => {
    const link = await bookElsewhere(page, '2026-12-08', '10:00');
    await page.goto(`${link}/reschedule`);
    await page.getByRole('button', { name: /Tuesday, December 8th/ }).click();
    await page.getByRole('button', { name: '11:00 AM' }).click();
    await expect(page.locator('#details')).toContainText('Tuesday, December 8th, 2026 at 10:00 AM');
    await page.getByRole('button', { name: 'Move my call' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your call has moved');
    await expect(page.locator('main')).toContainText('11:00 AM');
  });
});
