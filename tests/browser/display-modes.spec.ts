import type { Locator, Page } from '@playwright/test';
import { choice, freeTime, openBooking } from './booking-page.ts';
import { expect, islandReady, test } from './fixtures.ts';
import { moving } from './moving.ts';

test.use(moving);

/** The colour that an element is really painted on. */
const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
const edge = (of: Locator) => of.evaluate((element) => getComputedStyle(element).borderTopWidth);

test.describe('where the system chooses the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons, the bar and the cookie banner have an edge', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Cookies' });
    await expect(banner).toBeVisible();
    const call = page.locator('main').getByRole('link', { name: /discovery call/i });
    for (const one of [banner, banner.getByRole('button', { name: 'Decline' }), call.first()])
      expect(await edge(one)).toBe('1px');
    expect(await edge(page.locator('[data-bar]'))).toBe('1px');
  });

  test('the chosen date and time, and the open section of questions, are marked @phone', async ({ page }) => {
    await openBooking(page, await freeTime(page));
    const chosen = page.locator('main').getByRole('button', { pressed: true });
    await expect(chosen).toHaveCount(2);
    const free = await ground(choice(page, /^Nov 26/));
    for (const one of await chosen.all()) await expect.poll(() => ground(one)).not.toBe(free);
    await page.goto('/about');
    await islandReady(page, 'faq');
    const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
    const open = await ground(tab(true));
    await expect.poll(() => ground(tab(false))).not.toBe(open);
  });

  test('the place and the view of the owner’s area that are open are marked', async ({ ownerPage: page }) => {
    await page.goto('/admin/people');
    // Not that of another link: it is see-through, and read as another colour than the system's own behind it.
    const paper = await ground(page.locator('body'));
    for (const name of ['Owner’s area', 'Views']) {
      const open = page.getByRole('navigation', { name, exact: true }).locator('a[aria-current]');
      expect(await ground(open)).not.toBe(paper);
    }
  });
});

/** How many answers take no room, which is how an element without layout of its own is told. */
const unprinted = (page: Page) =>
  page
    .locator('details .prose')
    .evaluateAll(
      (answers) =>
        answers.filter((answer) => !answer.checkVisibility({ contentVisibilityAuto: true })).length,
    );

test('paper shows the answers of closed questions, of every topic', async ({ page }) => {
  await page.goto('/about/questions');
  expect(await unprinted(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  // The browser lays them out with its next frame.
  await expect.poll(() => unprinted(page)).toBe(0);
});
