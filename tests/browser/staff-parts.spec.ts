import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, forgiveStatus, hydrated, test } from './fixtures.ts';

// Parts of the design system in the owner's area. A site of its own, so that these calls are nobody else's.
test.use({ siteEnvironment: { AGENCY_EMAIL: 'owner-of-parts@example.com' } });

/** Books a call and goes to its page. */
async function openCall(page: Page, selectedDate: string): Promise<void> {
  const data = { name: 'Carla Caller', email: 'carla@example.com', selectedDate, selectedTime: '10:00' };
  const answer = await page.request.post('/api/calendar/book', { data });
  expect(answer.status()).toBe(200);
  await page.goto('/admin/bookings');
  await page.locator('a[href^="/admin/bookings/"]:not([href$="/new"])').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('10:00 AM');
}

async function setWhoConfirms(page: Page, who: string): Promise<void> {
  await page.goto('/admin/availability');
  await page.getByText(who, { exact: true }).click();
  await page.getByRole('button', { name: 'Save how bookings are taken' }).click();
  await expect(page.getByText('Saved. Visitors see it at once.')).toBeVisible();
}

const trigger = (page: Page) => page.getByRole('button', { name: 'Cancel this call' }).first();
const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this call?' });

// One after another: one of them changes who confirms a call.
test.describe.configure({ mode: 'default' });

test.describe('the dialog before a call is cancelled', () => {
  test('keeps the focus inside, and Esc and the cross leave the call as it is @phone', async ({
    ownerPage: page,
  }, info) => {
    await openCall(page, info.project.name === 'phone' ? '2026-12-02' : '2026-12-01');
    await trigger(page).press('Enter');
    await expect(question(page)).toBeVisible();
    await expect(question(page)).toHaveAccessibleDescription(/The visitor gets an email/);
    await expectAccessible(page);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
      );
      expect(outside).toBeFalsy();
    }
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await expect(trigger(page)).toBeFocused();
    await trigger(page).click();
    await question(page).getByRole('button', { name: 'Close' }).click();
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  });

  test('says inside why the step was refused, and keeps the words to the visitor', async ({
    ownerPage: page,
    consoleProblems,
  }) => {
    await setWhoConfirms(page, 'I confirm each one');
    await openCall(page, '2026-12-03');
    const address = page.url();
    await setWhoConfirms(page, 'Confirmed at once');
    await page.goto(address);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(address);
    const decline = page.getByRole('dialog', { name: 'Decline this request?' });
    await page.getByRole('button', { name: 'Decline this request' }).click();
    await decline.getByLabel('Message to the visitor').fill('We are away.');
    await elsewhere.getByRole('button', { name: 'Confirm this call' }).click();
    await expect(elsewhere.getByText('Confirmed', { exact: true })).toBeVisible();
    await elsewhere.close();
    await decline.getByRole('button', { name: 'Decline this request' }).click();
    await expect(decline.getByRole('alert')).toHaveText('This is no longer an open request.');
    await expect(decline.getByLabel('Message to the visitor')).toHaveValue('We are away.');
    await expectAccessible(page);
    forgiveStatus(consoleProblems, 409);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('opens, closes and cancels by the markup alone', async ({ ownerPage: page }) => {
      await openCall(page, '2026-12-04');
      await trigger(page).click();
      await question(page).getByRole('button', { name: 'Close' }).click();
      await expect(question(page)).toBeHidden();
      await trigger(page).click();
      await question(page).getByLabel('Message to the visitor').fill('We are ill.');
      await question(page).getByRole('button', { name: 'Cancel this call' }).click();
      await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    });
  });
});

test('a tooltip opens after 700 ms, the next within 300 ms at once, and with the focus', async ({
  ownerPage: page,
}) => {
  await page.clock.install();
  await page.goto('/admin/availability');
  await page.clock.runFor(5000);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 600_000);
  const remove = (day: string) => page.getByRole('button', { name: `Remove ${day}, range 1` });
  const tooltip = page.getByRole('tooltip', { name: 'Remove these hours' });
  // In small steps, as a hand does: the tooltip stays open on the way to itself.
  const leave = () => page.mouse.move(1200, 880, { steps: 10 });
  await remove('Monday').hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveCount(1);
  await expect(remove('Monday')).toHaveAccessibleDescription('Remove these hours');

  await leave();
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await remove('Tuesday').hover();
  await page.clock.runFor(50);
  await expect(remove('Tuesday')).toHaveAccessibleDescription('Remove these hours');

  await leave();
  await page.clock.runFor(350);
  await remove('Wednesday').hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(remove('Wednesday')).toHaveAccessibleDescription('Remove these hours');

  await leave();
  await page.getByLabel('Monday, range 1, to').focus();
  await page.keyboard.press('Tab');
  await expect(remove('Monday')).toBeFocused();
  await expect(remove('Monday')).toHaveAccessibleDescription('Remove these hours');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

for (const { width, expected } of [
  // Logo, search, account and sign-out; then seven places and the settings.
  { width: 768, expected: [4, 8] },
  { width: 1024, expected: [4, 8] },
  { width: 1280, expected: [11] },
]) {
  test(`the places of the owner’s area keep to ${expected.length} lines at ${width} px`, async ({
    ownerPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin');
    const lines = await page
      .locator('header')
      .locator('a, button')
      .evaluateAll((all) => {
        const counted: Record<number, number> = {};
        for (const one of all.filter((each) => each.checkVisibility())) {
          const { top, height } = one.getBoundingClientRect();
          // The button of the search is inside its field, a pixel beside the middle of the others.
          const line = Math.round((top + height / 2) / 10);
          counted[line] = (counted[line] ?? 0) + 1;
        }
        return Object.values(counted);
      });
    expect(lines).toEqual(expected);
    await expectFits(page);
  });
}

test('settings open beneath their button, close by Esc, and close behind one', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin');
  await hydrated(page);
  const settings = page.getByRole('list', { name: 'Settings' });
  await expect(settings).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(settings.getByRole('link')).toHaveCount(8);
  const button = await page.getByRole('button', { name: 'Settings' }).boundingBox();
  expect((await settings.boundingBox())?.x).toBeCloseTo(button?.x ?? 0, 0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await settings.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team');
  await expect(settings).toBeHidden();
});

test('on a phone the places stand in a menu that closes behind one @phone', async ({ ownerPage: page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/admin');
  await hydrated(page);
  const places = page.getByRole('navigation', { name: 'Owner’s area' });
  await expect(places.getByRole('link')).toHaveCount(0);
  await places.getByRole('button', { name: 'Menu' }).click();
  await expect(places.getByRole('link')).toHaveCount(15);
  await expectFits(page);
  await expectAccessible(page);
  await places.getByRole('link', { name: 'Blocked dates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocked dates');
  await expect(places.getByRole('link')).toHaveCount(0);
});
