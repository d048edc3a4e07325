import {
  consoleOf,
  expect,
  expectAccessible,
  expectFits,
  expectReadableAtNight,
  forgiveSandboxedFrame,
  forgiveStatus,
  hydrated,
  ownerAccount,
  test,
} from './fixtures.ts';

test('signing in: a wrong password is answered beside the field, the right one leads to where one wanted @phone', async ({
  page,
  ownerCookies,
  consoleProblems,
  isMobile,
}) => {
  expect(ownerCookies.length).toBeGreaterThan(0);
  await page.goto('/admin/blocked-dates');
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expectAccessible(page);
  await page.getByLabel('Email address').fill(ownerAccount.email);
  await page.getByLabel('Password').fill('not it');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('not right');
  await expect(page.getByLabel('Email address')).toHaveValue(ownerAccount.email);
  await expectAccessible(page);
  await page.getByLabel('Password').fill(ownerAccount.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocked dates');
  // On a phone it stands in the menu.
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  forgiveStatus(consoleProblems, 401);
});

test('where signing in has run out, the next click leads to a whole sign-in page and back', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/mail');
  await hydrated(page);
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByLabel('Email address').fill(ownerAccount.email);
  await expect(page.locator('script[src*="/entry.islands-"]')).toBeAttached();
  await page.getByLabel('Password').fill(ownerAccount.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/leads');
});

test('a blocked date is effective at once and its messages are the specified ones @phone', async ({
  ownerPage: page,
  consoleProblems,
}, info) => {
  const date = info.project.name === 'phone' ? '2026-12-04' : '2026-12-03';
  await page.goto('/admin/blocked-dates');
  await page.getByRole('button', { name: 'Block date' }).click();
  await expect(page.getByText('Please select a date')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByRole('button', { name: 'Block date' }).click();
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: 'Blocked' })
    .filter({ hasText: new RegExp(`\\b${date.slice(-1)} December`) });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Date', { exact: true }).fill(date);
  await page.getByRole('button', { name: 'Block date' }).click();
  await expect(page.getByText('Date is already blocked')).toBeVisible();
  const slots = await (await page.request.get(`/api/calendar/slots/${date}`)).json();
  expect(slots.slots.some((slot: { available: boolean }) => slot.available)).toBe(false);
  await page.getByRole('button', { name: new RegExp(`Unblock .*\\b${date.slice(-1)} December`) }).click();
  await expect(entry).toBeHidden();
  await page.getByText('Past dates').click();
  for (const day of ['22 July 2025', '23 July 2025']) {
    await expect(page.getByRole('listitem').filter({ hasText: day })).toContainText('Fully booked');
  }
  await expectAccessible(page);
  forgiveStatus(consoleProblems, 422, 409);
});

test('the owner cancels a call: the time is free again and the visitor is told', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  const visitor = { name: 'Carla Caller', email: 'carla@example.com', message: 'About <b>shops</b>' };
  const answer = await page.request.post('/api/calendar/book', {
    data: { ...visitor, selectedDate: '2026-12-01', selectedTime: '11:00' },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/admin/bookings');
  await page.getByRole('link', { name: /^Tue 1 Dec, 11:00 AM$/ }).click();
  await expect(page.getByText('About <b>shops</b>')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel this call' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this call?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel this call' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  const { slots } = await (await page.request.get('/api/calendar/slots/2026-12-01')).json();
  expect(slots.find((slot: { start: string }) => slot.start === '11:00:00').available).toBe(true);
  await expect(async () => {
    await page.goto('/admin/mail');
    await expect(page.getByRole('link', { name: /Cancelled: your discovery call/ })).toBeVisible();
  }).toPass();
  await page.getByRole('link', { name: /Cancelled: your discovery call/ }).click();
  await expect(page.locator('pre')).toContainText('Carla Caller');
  await expectAccessible(page);
  forgiveSandboxedFrame(consoleProblems);
});

test('an address that is not there is a 404 inside the owner’s area', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  const answer = await page.goto('/admin/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  forgiveStatus(consoleProblems, 404);
});

/** A tab of its own for each page would be a third of the work. */
const testInOneTab = test.extend({
  consoleProblems: async ({ ownerTab }, use) => await consoleOf(ownerTab, use),
});

/** Pages that between them hold the lists, the forms and the editor. */
const atNight = new Set([
  '/admin',
  '/admin/leads',
  '/admin/content',
  '/admin/content/documents/services/web-design',
]);

for (const path of [
  '/admin',
  '/admin/leads',
  '/admin/bookings',
  '/admin/bookings/new',
  '/admin/mail',
  '/admin/inbox',
  '/admin/letter-templates',
  '/admin/blocked-dates',
  '/admin/team',
  '/admin/settings',
  '/admin/settings/launch',
  '/admin/settings/retention',
  '/admin/settings/webhooks',
  '/admin/content/publish',
  '/admin/content/releases',
  '/admin/mail/kept',
  '/admin/results',
  '/admin/results/costs',
  '/admin/privacy/erasures',
  '/admin/content',
  '/admin/content/documents/services/web-design',
  '/admin/content/history/site',
  '/admin/content/pictures',
  '/admin/settings/email?for=google',
  '/admin/settings/email/domain',
  '/admin/settings/mailbox?for=another',
  '/admin/account',
  '/admin/account/second-step',
  '/admin/account/notifications',
]) {
  testInOneTab(
    `${path} is accessible and fits the screen @phone`,
    async ({ ownerTab: page }, { project }) => {
      await page.goto(path);
      await expectAccessible(page);
      await expectFits(page);
      if (project.name === 'desktop' && atNight.has(path)) await expectReadableAtNight(page);
    },
  );
}
