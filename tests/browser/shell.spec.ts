import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, islandReady, test } from './fixtures.ts';
import { moving } from './moving.ts';
import { phone } from './phone.ts';
import { spaceOut } from './spaced.ts';

test.use(moving);

/** Moves the page at once, and waits until the browser has told everyone who watches what is in view. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(
    () => new Promise((told) => new IntersectionObserver(told).observe(document.documentElement)),
  );
}

/** Waits until nothing in the header moves any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const header = document.querySelector('header');
    await Promise.all(header?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []);
  });
}

async function boxOf(locator: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

test('the first stop of the keyboard skips to the content @phone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

/** The least room in the bar that floats: before its first link, and behind its last one. */
const roomInBar = (page: Page) =>
  page.evaluate(() => {
    const box = (of: string) =>
      document.querySelector(`header ${of}`)?.getBoundingClientRect() ?? new DOMRect();
    const name = document.querySelector('.site-bar > a > span');
    // What the logo cuts off is not seen, nor what has faded.
    const isSeen = name && box('a > span').top < box('a').bottom && getComputedStyle(name).opacity !== '0';
    const links = [...document.querySelectorAll('header nav li > :is(a, button)')];
    const first = links.find((link) => link.checkVisibility())?.getBoundingClientRect().left ?? 0;
    const before = first - box(isSeen ? 'a > span' : 'a > svg').right;
    return Math.min(before, box('[data-bar]').right - box('.site-call').right);
  });

for (const width of [768, 1280, 1920]) {
  test(`at ${width} px the bar floats once the page has moved more than 100 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await islandReady(page, 'site-menu');
    const bar = page.locator('[data-bar]');
    // Where the page's own button is seen, the header's is ink.
    const call = page.locator('header .site-call');
    await expect(call).toHaveCSS('background-color', 'oklch(0.225 0.038 245)');
    await scrollTo(page, 100);
    await expect(page.locator('header[data-floating]')).toHaveCount(0);
    expect((await bar.boundingBox())?.y).toBe(0);
    await scrollTo(page, 101);
    await expect
      .poll(async () => {
        const box = await bar.boundingBox();
        return box && [box.x, box.y, box.width, box.height].map(Math.round);
      })
      .toEqual([Math.round(width * 0.1), 32, Math.round(width * 0.8), 64]);
    await expect(call).toHaveCSS('background-color', 'oklch(0.705 0.185 42)');
    await scrollTo(page, 0);
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    await spaceOut(page);
    await expect(call).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 101);
    await settled(page);
    expect(await roomInBar(page), 'room in the bar').toBeGreaterThanOrEqual(0);
  });
}

test('the web font arrives without moving a word of the bar', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const places = () =>
    page
      .locator('.site-bar > a, .site-bar nav > ul > li, .site-bar > div > a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  await expect(page.locator('.site-bar nav > ul > li')).toHaveCount(4);
  const loaded = () => page.evaluate(() => document.fonts.check('500 1rem Instrument'));
  // Before the style sheet is there, no font is missing.
  await expect.poll(loaded).toBe(false);
  await expect(page.locator('.site-bar > div > a')).toHaveCount(2);
  const before = await places();
  release();
  await expect.poll(loaded).toBe(true);
  const after = await places();
  // What moves by less than three pixels does not count as a shift.
  for (const [index, left] of after.entries()) expect(Math.abs(left - (before[index] ?? 0))).toBeLessThan(3);
});

test('on paper the bar stands on the first sheet alone, and the banner on none', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('.cookie-banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.cookie-banner')).toBeHidden();
  await expect(page.locator('header').first()).toHaveCSS('position', 'absolute');
});

test('on paper the about page says where all answers stand', async ({ page }) => {
  await page.goto('/about');
  const address = () =>
    page.locator('[data-whole]').evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await address()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await address()).toBe('"/about/questions"');
});

test('on paper the foot says who it comes from, in words that need no dark ground', async ({ page }) => {
  await page.goto('/about');
  const foot = page.getByRole('contentinfo');
  await page.emulateMedia({ media: 'print' });
  await expect(foot.getByText('hello@foreshore.example')).toBeVisible();
  await expect(page.locator('#tide')).toBeHidden();
  await expect(foot.getByRole('textbox')).toBeHidden();
  await expect(foot).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const colour = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  for (const words of [foot, foot.getByText('hello@foreshore.example')])
    await expect(words).toHaveCSS('color', colour);
});

for (const scripts of [true, false]) {
  test.describe(`the colours, ${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('are chosen by keyboard, kept on other pages, and forgotten with the sun', async ({ page }) => {
      const root = page.locator('html');
      const choice = (name: string) => page.locator('#tide').getByRole('button', { name, exact: true });
      const choose = async (name: string, palette: string | null) => {
        await choice(name).focus();
        // Spray, since it lies on the dark sea.
        await expect(choice(name)).toHaveCSS('outline-color', 'oklch(0.8 0.055 205)');
        await page.keyboard.press('Enter');
        await expect(choice(name)).toHaveAttribute('aria-pressed', 'true');
        if (palette) await expect(root).toHaveAttribute('data-palette', palette);
        else await expect(root).not.toHaveAttribute('data-palette');
      };
      const kept = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
      await page.goto('/about');
      if (scripts) await islandReady(page, 'tide');
      await choose('Night', 'night');
      await expect.poll(kept).toEqual(['palette=night']);
      await page.goto('/quote');
      await expect(root).toHaveAttribute('data-palette', 'night');
      const ground = await page
        .evaluate(() => getComputedStyle(document.body).backgroundColor)
        .catch(() => '');
      if (scripts) {
        await islandReady(page, 'tide');
        await page.emulateMedia({ media: 'print' });
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(ground);
        await page.emulateMedia({ media: null });
      }
      await choose('Day', 'day');
      await choose('Follow the sun', null);
      await expect.poll(kept).toEqual([]);
      if (!scripts) return;
      // One after the other at once: the first turn is not over when the second begins.
      await page.locator('#tide').evaluate((tide) => {
        for (const value of ['night', 'day']) tide.querySelector<HTMLElement>(`[value=${value}]`)?.click();
      });
      await expect(root).toHaveAttribute('data-palette', 'day');
    });
  });
}

test('every page begins at its top @phone', async ({ page }) => {
  await page.goto('/');
  const foot = page.locator('footer');
  const folded = foot.locator('summary', { hasText: 'Company' });
  // A phone has the lists of the footer folded.
  if ((page.viewportSize()?.width ?? 0) < 768) await folded.click();
  else await expect(folded).toBeHidden();
  const link = foot.getByRole('link', { name: 'Portfolio', exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/portfolio');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown address says so, with status 404 and ways onward @phone', async ({
  page,
  consoleProblems,
}) => {
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('gone out with the tide')).toBeInViewport();
  // Its question is for whoever looks after the site, so a visitor is not asked it.
  const question = page.getByText('Did you forget to add the page to the router?');
  await expect(question).toBeHidden();
  await page.getByText('Do you look after this website?').click();
  await expect(question).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const href of ['/', '/services', '/portfolio', '/about']) {
    await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
  }
  for (const name of ['please tell us', 'Ask us something'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/lets-talk');
  await expectAccessible(page);
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('404')]);
});

test.describe('services menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await islandReady(page, 'site-menu');
  });
  const trigger = (page: Page) => page.getByRole('button', { name: 'Services' });
  const panel = (page: Page) => page.locator('#services-panel');

  test('opens under the mouse with six services, and closes behind it', async ({ page }) => {
    await expect(panel(page)).toBeHidden();
    await trigger(page).hover();
    await expect(panel(page)).toBeVisible();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true');
    const cards = panel(page).getByRole('listitem').getByRole('link');
    await expect(cards).toHaveCount(6);
    await cards.last().hover();
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
    await page.mouse.move(640, 850);
    await expect(panel(page)).toBeHidden();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open while a slow mouse goes down to it, at the top and under the floating bar', async ({
    page,
  }) => {
    for (const top of [0, 400]) {
      await scrollTo(page, top);
      await expect(page.locator('header[data-floating]')).toHaveCount(top === 0 ? 0 : 1);
      await settled(page);
      const button = await boxOf(trigger(page));
      const x = button.x + button.width / 2;
      await page.mouse.move(x, button.y + button.height / 2);
      await expect(panel(page)).toBeVisible();
      await settled(page);
      const card = await boxOf(panel(page).getByRole('link').first());
      for (let y = Math.round(button.y + button.height / 2); y < card.y; y++) {
        await page.mouse.move(x, y);
        expect(await trigger(page).getAttribute('aria-expanded'), `${y} px from the top`).toBe('true');
      }
      await page.mouse.move(640, 850);
      await expect(panel(page)).toBeHidden();
    }
  });

  test('keeps its place in the layout when the bar begins to float over it', async ({ page }) => {
    // Without transforms: a change of these four would be a layout shift.
    const place = () =>
      panel(page).evaluate((it: HTMLElement) => [
        it.offsetLeft,
        it.offsetTop,
        it.offsetWidth,
        it.offsetHeight,
      ]);
    await trigger(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    const before = await place();
    await scrollTo(page, 300);
    await expect(page.locator('header[data-floating]')).toHaveCount(1);
    expect(await place()).toEqual(before);
  });

  test('stays open at a click, closes at Esc and at a press elsewhere', async ({ page }) => {
    await trigger(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await trigger(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(640, 850);
    await expect(panel(page)).toBeHidden();
  });

  test('works by keyboard: Enter, arrow down, Tab through, Esc gives the focus back', async ({ page }) => {
    const links = panel(page).getByRole('link');
    await trigger(page).focus();
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('header').getByRole('link', { name: 'Portfolio' })).toBeFocused();
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('menu of phones', () => {
  test.use(phone);
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await islandReady(page, 'site-menu');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect(menu(page)).toBeVisible();
  });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('fills the screen and shows its services when asked', async ({ page }) => {
    await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 });
    const social = menu(page).locator('a[href="/services/social-media-marketing"]');
    await expect(social).toBeHidden();
    await menu(page).getByText('Services', { exact: true }).tap();
    await expect(social).toBeVisible();
    for (const name of ['Portfolio', 'About', 'Contact', 'Book A Discovery Call']) {
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('keeps the focus inside, forwards and backwards', async ({ page }) => {
    const inside = () => menu(page).evaluate((element) => element.contains(document.activeElement));
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
    const stops = await menu(page).locator('a:visible, button:visible, summary').count();
    expect(stops).toBeGreaterThan(8);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press <= stops; press++) {
        await page.keyboard.press(key);
        expect(await inside(), `after ${press + 1} times ${key}`).toBe(true);
      }
    }
  });

  test('closes at Esc and at the cross, and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.tap();
    await menu(page).getByRole('button', { name: 'Close the menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes when an item is chosen, in this tab or in a new one', async ({ page, context }) => {
    // With routes the cache is off, and Chromium reports page transitions that it leaves out for a late stylesheet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.route(/crm|assess/, (route) => route.fulfill({ body: 'The assessment' }));
    const tab = context.waitForEvent('page');
    await menu(page).getByRole('link', { name: 'Free Website Assessment' }).tap();
    await (await tab).close();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await menu(page).getByRole('link', { name: 'Portfolio', exact: true }).tap();
    await expect(page).toHaveURL('/portfolio');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
  });
});
