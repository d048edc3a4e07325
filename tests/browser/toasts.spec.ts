import type { Page } from '@playwright/test';
import { fillIn, freeTime, openBooking } from './booking-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { moving } from './moving.ts';

test.use(moving);

// Seen on the booking page, the first that has something to say.
const toast = (page: Page) => page.getByRole('region', { name: /^Notification/ }).getByRole('listitem');

/** A filled-in booking, with a clock that stands still from here on. */
async function fillInAndStop(page: Page): Promise<void> {
  await page.clock.install();
  await openBooking(page, await freeTime(page));
  await fillIn(page, 'vera@example.com');
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets little steps of time pass until the toast is there: at most 100 ms of its own. */
async function toastComes(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast(page)).toContainText(title, { timeout: 200 });
  }).toPass();
}

test('good news goes by itself after 5,000 ms', async ({ page }) => {
  await fillInAndStop(page);
  await page.getByRole('button', { name: 'Book this call' }).click();
  await toastComes(page, 'Success!');
  await page.clock.runFor(4800);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast(page)).toHaveCount(0);
});

type Box = { x: number; y: number; width: number; height: number };

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('good news and the cookie banner leave the confirmation to be read @phone', async ({ page }) => {
  await fillInAndStop(page);
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await page.getByRole('button', { name: 'Book this call' }).click();
  await toastComes(page, 'Success!');
  const panel = page.locator('#details');
  const heading = panel.getByRole('heading', { name: 'Booking Confirmed!' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  // It lies on the bar, clear of what was confirmed and of what is still wanted; the banner waits below the window.
  const told = [heading, panel.getByRole('textbox', { name: 'Which number should we ring?' })];
  const covered = async () => {
    const over = await toast(page).boundingBox();
    const boxes = await Promise.all(told.map((one) => one.boundingBox()));
    return boxes.some((box) => !over || !box || overlap(over, box));
  };
  await expect.poll(covered).toBe(false);
});

test.describe('an error', () => {
  test.beforeEach(async ({ page, consoleProblems }) => {
    // Booking, once more in case only the answer was lost, and the enquiry in its place; a time is held all the same.
    await page.route(/\/api\/(calendar\/book|contact)$/, (route) => route.abort());
    await fillInAndStop(page);
    await page.getByRole('button', { name: 'Book this call' }).click();
    await toastComes(page, 'Error');
    expect(consoleProblems.splice(0)).toHaveLength(3);
  });

  test('stays until it is dismissed, one at a time, at most 420 px wide @phone', async ({
    page,
    consoleProblems,
  }) => {
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    expect((await toast(page).boundingBox())?.width).toBeLessThanOrEqual(420);
    // Axe needs a clock that goes.
    await page.clock.resume();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Book this call' }).press('Enter');
    await expect.poll(() => consoleProblems.length).toBe(3);
    consoleProblems.splice(0);
    await expect(toast(page)).toHaveCount(1);
    await toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByLabel('Full Name *')).toHaveValue('Vera Visitor');
  });

  test('stands above the cookie banner, and comes down when that is answered @phone', async ({ page }) => {
    const banner = page.getByRole('region', { name: 'Cookies' });
    await page.clock.runFor(1000);
    await expect(banner).toBeVisible();
    const bottom = async (of: typeof banner) => {
      const box = await of.boundingBox();
      return box ? box.y + box.height : 0;
    };
    const gap = async () => ((await banner.boundingBox())?.y ?? 0) - (await bottom(toast(page)));
    await expect.poll(gap).toBeGreaterThan(0);
    const before = await bottom(toast(page));
    const { height = 0 } = (await banner.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(40);
    await banner.getByRole('button', { name: 'Decline' }).click();
    await expect(banner).toBeHidden();
    await expect.poll(() => bottom(toast(page))).toBeGreaterThan(before + height - 2);
  });

  test('is reached by F8 and closed by keyboard', async ({ page }) => {
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });

  test('is closed by a swipe of 50 px to the right, not by less', async ({ page }) => {
    const swipe = async (by: number) => {
      const box = await toast(page).boundingBox();
      if (!box) throw new Error('There is no toast.');
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by / 2, y);
      await page.mouse.move(x + by, y);
      await page.mouse.up();
    };
    await swipe(45);
    await expect(toast(page)).toBeVisible();
    await swipe(60);
    await expect(toast(page)).toHaveCount(0);
  });
});
