import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { moving } from './moving.ts';

test.use(moving);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** The clock stands still: time passes only where a test says so. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
});

test('appears 1,000 ms after the page, over content that stays usable @phone', async ({ page }) => {
  await page.clock.runFor(999);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
    'href',
    '/cookie-policy',
  );
  expect(await stored(page)).toEqual({});
  expect(await page.context().cookies()).toEqual([]);
  // Axe needs a clock that goes.
  await page.clock.resume();
  await expectAccessible(page);
});

test('takes a fifth of a phone at most, answers of one size, and none of it while somebody types @phone', async ({
  page,
}) => {
  await page.clock.runFor(1000);
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { share, answers } = await banner(page).evaluate((element) => ({
    share: element.clientHeight / innerHeight,
    answers: Array.from(element.querySelectorAll('[data-consent$="ed"]'), ({ clientWidth }) => clientWidth),
  }));
  expect(share).toBeLessThanOrEqual(0.2);
  expect(new Set(answers).size).toBe(1);
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await expect(banner(page)).not.toBeInViewport();
  await banner(page).getByRole('button', { name: 'Decline' }).focus();
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  // The end of the page and what lies under the banner as it comes back can be reached by keyboard.
  for (const last of [
    page.getByRole('link', { name: 'Book Discovery Call' }).last(),
    page.locator('.tide button').last(),
  ]) {
    await page.getByRole('contentinfo').getByRole('textbox').focus();
    await last.evaluate((element) =>
      scrollTo(0, scrollY + element.getBoundingClientRect().bottom - innerHeight),
    );
    await last.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await page.clock.runFor(50);
    const isFree = () =>
      last.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 10, bottom - 10));
      });
    await expect.poll(isFree).toBe(true);
  }
});

test('does not rise over a button between press and release', async ({ page }) => {
  // It moves at once, so that nothing has to be waited for to see that it does not.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Its script comes to life in a task of its own.
  await page.clock.runFor(1);
  const isBelow = () => banner(page).evaluate((one) => one.getBoundingClientRect().top >= innerHeight);
  const title = page.getByRole('heading', { level: 1 });
  await title.hover();
  await page.mouse.down();
  await page.clock.runFor(1000);
  await expect(banner(page)).toBeVisible();
  expect(await isBelow()).toBe(true);
  await page.mouse.up();
  expect(await isBelow()).toBe(false);

  const newsletter = page.getByRole('contentinfo');
  await newsletter.getByRole('textbox').focus();
  await newsletter.getByRole('button', { name: 'Subscribe' }).hover();
  await page.mouse.down();
  expect(await isBelow()).toBe(true);
  // Released elsewhere, it sends nothing.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await title.click();
  expect(await isBelow()).toBe(false);
});

for (const [button, value] of [
  ['Accept All', 'accepted'],
  ['Decline', 'declined'],
] as const) {
  test(`${button} stores '${value}', and it does not ask again`, async ({ page }) => {
    await page.clock.runFor(1000);
    await banner(page).getByRole('button', { name: button }).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual({ cookieConsent: value });
    await page.reload();
    await page.clock.runFor(60_000);
    await expect(banner(page)).toBeHidden();
  });
}

test('the cross stores nothing and hides it for this page view', async ({ page }) => {
  await page.clock.runFor(1000);
  await banner(page).getByRole('button', { name: 'Close without choosing' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual({});
  await page.clock.runFor(60_000);
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await page.clock.runFor(1000);
  await expect(banner(page)).toBeVisible();
});

test('Cookie settings takes the choice back, tells who listens, and asks again @phone', async ({ page }) => {
  await page.clock.runFor(1000);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('cookieconsent', (event) => heard.push((event as CustomEvent).detail));
  });
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  const settings = page.getByRole('link', { name: 'Cookie settings' });
  await settings.click();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  expect(await stored(page)).toEqual({});
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await stored(page)).toEqual({ cookieConsent: 'declined' });
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
    'accepted',
    null,
    'declined',
  ]);
});

test('what was closed before its time does not come up by itself', async ({ page }) => {
  await page.clock.runFor(500);
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Close without choosing' }).click();
  await page.clock.runFor(60_000);
  await expect(banner(page)).toBeHidden();
});
