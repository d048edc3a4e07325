import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgiveStatus, hydrated, test } from './fixtures.ts';

// A site of its own: what the owner sets here would change what other tests are offered.
test.use({ siteEnvironment: { AGENCY_EMAIL: 'owner-of-bookings@example.com' } });
test.describe.configure({ mode: 'default' });

const starts = async (page: Page, date: string): Promise<string[]> => {
  const { slots } = await (await page.request.get(`/api/calendar/slots/${date}`)).json();
  return slots.map((slot: { start: string }) => slot.start.slice(0, 5));
};

/** Fills the form in and leaves it to Enter: beside the date it shows times, beside a name it books. */
async function bookByEnter(page: Page, date: string): Promise<void> {
  await page.goto('/admin/bookings/new');
  await page.getByLabel('Email', { exact: true }).fill('enter@example.com');
  await page.getByText('By phone, we ring').click();
  await page.getByLabel('Phone', { exact: true }).fill('01723 496 000');
  await page.getByLabel('Date').fill(date);
  await page.getByLabel('Date').press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('input[name="shownDate"]')).toHaveValue(date);
  await page.getByText('11:00 AM', { exact: true }).click();
  await page.getByLabel('Name').fill('Edith Enter');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
}

/** The minimum notice as it is stored, in a page of its own. */
async function savedNotice(page: Page): Promise<string | undefined> {
  const html = await (await page.request.get('/admin/availability')).text();
  return /name="minimumNoticeMinutes"[^>]*value="(\d+)"/.exec(html)?.[1];
}

test('hours: messages beside the fields, a preview while typing, effective once saved', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/availability');
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add hours to Saturday' }).click();
  await page.getByLabel('Saturday, range 1, to').fill('08:00');
  await expect(page.getByText('The end must be later than the start.')).toBeVisible();
  await expect(page.getByLabel('Saturday, range 1, to')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Saturday, range 1, to').fill('10:00');
  const preview = page.getByRole('region', { name: 'Next 14 weekdays' });
  await expect(preview).toContainText('Saturday 21 November 2026');
  // Above what grows while somebody types: a press on a button that moves is lost.
  const save = page.getByRole('button', { name: 'Save hours' });
  const topOf = async (part: typeof save) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(save)).toBeLessThan(await topOf(preview));
  await expectAccessible(page);
  expect(await starts(page, '2026-11-21')).toEqual([]);
  await save.click();
  await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
  expect(await starts(page, '2026-11-21')).toEqual(['09:00', '09:30']);
});

test('what is saved right after typing is told, however long the page takes to come back', async ({
  ownerPage: page,
}) => {
  await page.clock.install();
  await page.goto('/admin/availability');
  await hydrated(page);
  const previews: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('intent=preview')) previews.push(request.url());
  });
  const back = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/admin/availability.data?saved=hours', async (route) => {
    asked.resolve();
    await back.promise;
    await route.continue();
  });
  await page.getByLabel('Minimum notice').fill('60');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await asked.promise;
  // On a slow machine one has been asked for between typing and saving, which is right.
  previews.length = 0;
  // A preview that is asked for now would take the place of what is loaded.
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  back.resolve();
  await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
  expect(previews).toEqual([]);
});

test('Enter books a call for somebody, and beside the date shows its times', async ({ ownerPage: page }) => {
  await bookByEnter(page, '2026-11-27');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Enter books a call for somebody, and beside the date shows its times', async ({
    ownerPage: page,
  }) => {
    await bookByEnter(page, '2026-11-30');
  });

  test('rows are added and removed, refused and saved by posting', async ({
    ownerPage: page,
    consoleProblems,
  }) => {
    await page.goto('/admin/availability');
    await page.getByRole('button', { name: 'Add a special day' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2026-11-24');
    await page
      .getByRole('button', { name: /Add hours to Special day|Add hours to Tuesday \d+ November/ })
      .click();
    await page
      .getByLabel(/range 1, from/)
      .last()
      .fill('18:00');
    await page
      .getByLabel(/range 1, to/)
      .last()
      .fill('17:00');
    await page.getByRole('button', { name: 'Save hours' }).last().click();
    await expect(page.getByText('The end must be later than the start.')).toBeVisible();
    await page
      .getByLabel(/range 1, to/)
      .last()
      .fill('19:00');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Next 14 weekdays' })).toContainText('6:00 PM, 6:30 PM');
    await page.getByRole('button', { name: 'Save hours' }).last().click();
    await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
    expect(await starts(page, '2026-11-24')).toEqual(['18:00', '18:30']);
    forgiveStatus(consoleProblems, 422);
  });
});

test('requests come first, are confirmed with one click, and calls move with a message', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/availability');
  await page.getByText('I confirm each one').click();
  await page.getByRole('button', { name: 'Save how bookings are taken' }).click();
  await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
  const answer = await page.request.post('/api/calendar/book', {
    data: {
      name: 'Rita Request',
      email: 'rita@example.com',
      selectedDate: '2026-11-25',
      selectedTime: '10:00',
    },
  });
  expect((await answer.json()).booking.status).toBe('requested');
  await page.goto('/admin/calendar-status');
  await expect(
    page.getByText('ask for a time and wait for your yes, as chosen at Availability'),
  ).toBeVisible();
  await page.goto('/admin');
  const calls = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Upcoming calls' }) });
  await expect(calls).toContainText('1 request waits for your answer.');
  await expectAccessible(page);
  await calls.getByRole('link', { name: 'Upcoming calls' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Waiting for your answer');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Wed 25 Nov, / }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm this call' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  const notes = page.getByLabel('Notes');
  const saving = Promise.withResolvers<void>();
  await page.route('**/admin/bookings/*.data', (route) => saving.promise.then(() => route.continue()));
  await notes.fill('Asked twice.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(notes).not.toBeEditable();
  await notes.pressSequentially(' Typed while it is saved.');
  await expect(notes).toHaveValue('Asked twice.');
  saving.resolve();
  await expect(notes).toBeEditable();
  await page.getByRole('link', { name: 'Move to another time' }).click();
  await expectAccessible(page);
  await page.getByText('2:00 PM', { exact: true }).click();
  await page.getByLabel('Message to the visitor').fill('Lunch runs long.');
  await page.getByRole('button', { name: 'Move the call and tell the visitor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wednesday 25 November 2026, 2:00 PM');
  await expect(page.getByLabel('Notes')).toHaveValue('Asked twice.');
  await page.getByRole('button', { name: 'Cancel this call' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this call' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a request can be confirmed at another time, and every word of it says so', async ({
  ownerPage: page,
}) => {
  const data = { name: 'Otto Other', email: 'otto@example.com', selectedDate: '2026-11-26' };
  const answer = await page.request.post('/api/calendar/book', { data: { ...data, selectedTime: '10:00' } });
  await page.goto(`/admin/bookings/${(await answer.json()).booking.id}`);
  await page.getByRole('link', { name: 'Confirm another time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm another time with Otto Other');
  await expect(page.getByText('Asked for: Thursday 26 November 2026, 10:00 AM')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('2:00 PM', { exact: true }).click();
  await page.getByRole('button', { name: 'Confirm this time and tell the visitor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday 26 November 2026, 2:00 PM');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Emails' })).not.toContainText('Moved');
});

test('who answers a request that was moved meanwhile is shown where it stands, and keeps what was typed', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  const data = {
    name: 'Mo Mover',
    email: 'mo@example.com',
    selectedDate: '2026-12-03',
    selectedTime: '10:00',
  };
  const { booking } = await (await page.request.post('/api/calendar/book', { data })).json();
  await page.goto(`/admin/bookings/${booking.id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Thursday 3 December 2026, 10:00 AM');
  const form = { moveKey: 'mo', selectedDate: '2026-12-03', selectedTime: '14:00' };
  expect((await page.request.post(`${booking.links.manage}/reschedule`, { form })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Decline this request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message to the visitor').fill('Ten does not suit us.');
  await dialog.getByRole('button', { name: 'Decline this request' }).click();
  const moved = 'This call has been moved meanwhile to Thursday 3 December 2026, 2:00 PM. Look again.';
  await expect(dialog.getByRole('alert')).toHaveText(moved);
  await expect(dialog.getByLabel('Message to the visitor')).toHaveValue('Ten does not suit us.');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('Thursday 3 December 2026, 2:00 PM');
  await page.getByRole('button', { name: 'Confirm this call' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  const notes = page.getByLabel('Notes');
  const seen = await page.locator('form:has(#notes) input[name="seen"]').inputValue();
  const other = { intent: 'notes', notes: 'Ring the mobile only.', seen };
  expect((await page.request.post(page.url(), { form: other })).ok()).toBe(true);
  await notes.fill('Parking is behind the house.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Saved meanwhile: Ring the mobile only.')).toBeVisible();
  await expect(notes).toHaveValue('Parking is behind the house.');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Only staff see them.')).toBeVisible();
  await expect(notes).toHaveValue('Parking is behind the house.');
  forgiveStatus(consoleProblems, 409);
});

test('hours and policy in an older tab: what a colleague saved since is told, and what was typed stays', async ({
  ownerPage: page,
  context,
  consoleProblems,
}) => {
  await page.goto('/admin/availability');
  await hydrated(page);
  const colleague = await context.newPage();
  await colleague.goto('/admin/availability');
  await hydrated(colleague);
  await colleague.getByLabel('Minimum notice').fill('180');
  await colleague.getByRole('button', { name: 'Save hours' }).click();
  await expect(colleague.getByText('Saved. Visitors see it at once.')).toBeVisible();
  // Once more from the same page: what it saved itself is not news to it.
  await colleague.getByLabel('Minimum notice').fill('240');
  await colleague.getByRole('button', { name: 'Save hours' }).click();
  await expect(colleague.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => savedNotice(page)).toBe('240');

  const policy = page.getByRole('form', { name: 'How bookings are taken' });
  await policy.getByLabel('Reminder 2, hours before the call').fill('3');
  await policy.getByRole('button', { name: 'Save how bookings are taken' }).click();
  await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
  // That loaded the page's data anew: its hours are as old as they were.
  await page.getByLabel('Free time after a call').fill('20');
  await page.getByLabel('Free time after a call').press('Enter');
  const told = page.getByRole('alert');
  await expect(told).toBeInViewport();
  await expect(told).toContainText('Somebody else has saved hours since you opened this page.');
  await expect(told.getByText('240 minutes')).toBeVisible();
  await expect(page.getByLabel('Free time after a call')).toHaveValue('20');
  await expectAccessible(page);
  // Saving below does not take away what was typed above and refused.
  await policy.getByLabel('Reminder 2, hours before the call').fill('4');
  await policy.getByRole('button', { name: 'Save how bookings are taken' }).click();
  await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
  await expect(page.getByLabel('Free time after a call')).toHaveValue('20');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page).toHaveURL(/saved=hours/);
  await expect(told).toHaveCount(0);

  const old = colleague.getByRole('form', { name: 'How bookings are taken' });
  await old.getByLabel('I confirm each one').check();
  await old.getByRole('button', { name: 'Save how bookings are taken' }).click();
  await expect(colleague.getByRole('alert')).toContainText('Below is what holds now');
  await expect(colleague.getByRole('alert')).toBeInViewport();
  await expect(old.getByLabel('Reminder 2, hours before the call')).toHaveValue('4');
  await expectAccessible(colleague);
  forgiveStatus(consoleProblems, 409);
});

test('while booking is closed, the preview still shows what the hours would offer', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/availability');
  await page.getByText('Closed for now').click();
  await page.getByRole('button', { name: 'Save how bookings are taken' }).click();
  await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
  const preview = page.getByRole('region', { name: 'Next 14 weekdays' });
  await expect(preview).toContainText('Online booking is closed for now');
  await expect(preview).toContainText(/9:00 AM to/);
  await expectAccessible(page);
  await page.goto('/admin/calendar-status');
  await expect(page.getByText('cannot book just now: online booking is closed')).toBeVisible();
  await page.goto('/admin/availability');
  await page.getByText('Open', { exact: true }).click();
  await page.getByText('Confirmed at once').click();
  await page.getByRole('button', { name: 'Save how bookings are taken' }).click();
  await expect(preview).not.toContainText('Online booking is closed for now');
});

test('a call leads to the enquiry before it, and tells how the visitor came @phone', async ({
  ownerPage: page,
}, info) => {
  const visitor = {
    name: 'Anna Again',
    company: 'Again Ltd',
    email: `anna-${info.project.name}@example.com`,
  };
  const enquiry = { projectTypes: ['seo'], budget: '15k-30k', timeline: 'asap', message: 'Can we be found?' };
  expect((await page.request.post('/api/contact', { data: { ...visitor, ...enquiry } })).status()).toBe(200);
  const touch = { landing: '/services/seo-geo', referrer: '', at: null, utm_source: 'lighthouse' };
  const selectedTime = info.project.name === 'phone' ? '11:00' : '10:00';
  const when = { selectedDate: '2026-12-08', selectedTime };
  const attribution = { first: touch, last: touch };
  const answer = await page.request.post('/api/calendar/book', {
    data: { ...visitor, ...when, attribution },
  });
  await page.goto(`/admin/bookings/${(await answer.json()).booking.id}`);
  await expect(page.getByRole('region', { name: 'Source: lighthouse' })).toContainText('/services/seo-geo');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Enquiry, Friday 20 November 2026/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiry from Anna Again');
  await expect(page.getByRole('region', { name: 'Calls' })).toContainText('Tuesday 8 December 2026');
});
