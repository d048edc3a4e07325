import type { Page } from '@playwright/test';
import { startHaltingProxy } from '#fakes/halting-proxy.ts';
import { formIsRipe } from './booking-page.ts';
import { expect, islandReady, test } from './fixtures.ts';
import { expectNoShifts, noteShifts } from './layout-shifts.ts';
import { phone } from './phone.ts';

// With routes the cache is off, and Chromium reports page transitions that it leaves out for a late stylesheet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Holds back a script of the site until the returned function is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}

const loadFails = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.abort());

/** The console tells of what could not be loaded, once or twice, and of nothing else. */
function expectLoadFailures(problems: string[]): void {
  expect(problems).not.toEqual([]);
  expect(problems.splice(0).filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
}

test.describe('before the first script is there', () => {
  test('the services menu opens by click and keyboard, and is still open afterwards', async ({ page }) => {
    const release = await holdBack(page, 'entry.islands');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const [trigger, panel] = [
      page.getByRole('button', { name: 'Services' }),
      page.locator('#services-panel'),
    ];
    await trigger.click();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 850);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    release();
    await islandReady(page, 'site-menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  test('the newsletter form posts by itself', async ({ page }) => {
    const release = await holdBack(page, 'entry.islands');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('footer').getByRole('textbox').fill('early-reader@example.com');
    await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your inbox');
    release();
  });

  test.describe('on a phone', () => {
    test.use(phone);
    test('the menu opens and closes, and knows it when the script comes', async ({ page }) => {
      const release = await holdBack(page, 'entry.islands');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Open the menu' }).tap();
      await expect(menu).toBeVisible();
      await menu.getByText('Services', { exact: true }).tap();
      await expect(menu.locator('a[href="/services/social-media-marketing"]')).toBeVisible();
      release();
      await islandReady(page, 'site-menu');
      await expect(menu).toBeVisible();
      await expect(page.locator('main')).toHaveAttribute('inert', '');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(page.locator('main')).not.toHaveAttribute('inert');
    });
  });
});

test('a script from the cache waits for a page that is still arriving', async ({ page, site }) => {
  const line = await startHaltingProxy(site.url, '/lets-talk', '<main');
  await page.goto(`${line.origin}/terms-of-service`);
  await islandReady(page, 'site-menu');
  await page.goto(`${line.origin}/lets-talk`, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Portfolio' }).first()).toBeVisible();
  // The script has run: it watches links to places on the page from its first moment on.
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('a[href="#main"]')?.click();
    return document.documentElement.hasAttribute('data-glides');
  });
  line.release();
  await islandReady(page, 'contact-form');
  await line.stop();
});

/** How many of its first paints a page has had. */
const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

test.describe('of a page that is still arriving', () => {
  test.use(phone);
  test('nothing is painted before its first section is there: what comes would push it', async ({
    page,
    context,
    site,
  }) => {
    const line = await startHaltingProxy(site.url, '/portfolio/yards-store', '<picture');
    await page.goto(`${line.origin}/terms-of-service`);
    await noteShifts(page);
    await page.goto(`${line.origin}/portfolio/yards-store`, { waitUntil: 'commit' });
    await expect(page.locator('a', { hasText: 'Visit Website' })).toBeAttached();
    // What was opened after it has been painted: so would this have been, had it been allowed.
    const later = await context.newPage();
    await later.goto(`${line.origin}/terms-of-service`);
    await expect.poll(() => paints(later)).toBeGreaterThan(0);
    expect(await paints(page)).toBe(0);
    line.release();
    await expect.poll(() => paints(page)).toBeGreaterThan(0);
    await expectNoShifts(page);
    await line.stop();
  });

  test('a browser that paints at once shows no facts of a study before the picture above them', async ({
    page,
    site,
  }) => {
    const waitsForNothing = (html: string) => html.replace('rel="expect"', 'rel="unknown"');
    const study = '/portfolio/yards-store';
    const line = await startHaltingProxy(site.url, study, '<picture', waitsForNothing);
    await noteShifts(page);
    await page.goto(line.origin + study, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a', { hasText: 'Visit Website' })).toBeHidden();
    line.release();
    await expect(page.getByRole('link', { name: 'Visit Website' })).toBeVisible();
    await expectNoShifts(page);
    await line.stop();
  });

  test('its first section is painted while the rest is on its way', async ({ page, site }) => {
    const line = await startHaltingProxy(site.url, '/portfolio/yards-store', '</main>');
    await noteShifts(page);
    await page.goto(`${line.origin}/portfolio/yards-store`, { waitUntil: 'commit' });
    await expect.poll(() => paints(page)).toBeGreaterThan(0);
    line.release();
    await page.waitForLoadState();
    await expectNoShifts(page);
    await line.stop();
  });
});

test('a row of dates is seen once all of them are there: each that comes would narrow the others', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const line = await startHaltingProxy(site.url, '/book-discovery-call', ' value="2026-12-02"');
  await page.goto(`${line.origin}/terms-of-service`);
  await noteShifts(page);
  await page.goto(`${line.origin}/book-discovery-call`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Choose a date' })).toBeVisible();
  const date = page.locator('button[value="2026-12-01"]');
  await expect(date).toBeAttached();
  await expect(date).toBeHidden();
  line.release();
  await expect(date).toBeVisible();
  await islandReady(page, 'booking-widget');
  await expectNoShifts(page);
  await line.stop();
});

test.describe('newsletter box', () => {
  const box = (page: Page) => page.locator('footer form');
  const press = async (page: Page, email: string) => {
    await page.goto('/');
    await box(page).getByRole('textbox').fill(email);
    await box(page).getByRole('button').click();
  };

  test('a press before its script is ready is repeated, once, with what was typed @phone', async ({
    page,
  }) => {
    const release = await holdBack(page, 'newsletter-box.live');
    const sent: unknown[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON()));
    await press(page, 'quick-reader@example.com');
    await box(page).getByRole('button').click();
    await expect(box(page)).toHaveAttribute('data-waiting');
    expect(sent).toEqual([]);
    release();
    await expect(box(page).locator('[data-answer]')).toContainText('Thank you');
    await expect(box(page)).not.toHaveAttribute('data-waiting');
    const idempotencyKey = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(sent).toEqual([{ email: 'quick-reader@example.com', homepage: '', idempotencyKey }]);
    await expect(page).toHaveURL('/');
  });

  test('posts as a page when its script cannot be loaded', async ({ page, consoleProblems }) => {
    await loadFails(page, 'newsletter-box.live');
    await press(page, 'unlucky-reader@example.com');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your inbox');
    expectLoadFailures(consoleProblems);
  });

  test('posts as a page when a part of it is missing, and is not called alive', async ({
    page,
    consoleProblems,
  }) => {
    // Markup that no server sends: the place of the answer is gone.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const at = body.indexOf('data-answer', body.indexOf('<footer'));
      await route.fulfill({ response, body: `${body.slice(0, at)}data-gone${body.slice(at + 11)}` });
    });
    await page.goto('/');
    const broken = page.waitForEvent('pageerror');
    await box(page).getByRole('textbox').fill('native-reader@example.com');
    await broken;
    await expect(box(page)).not.toHaveAttribute('data-alive');
    await box(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your inbox');
    expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('[data-answer]')]);
  });

  test('posts as a page when its script does not arrive for 8 seconds', async ({ page }) => {
    await page.clock.install();
    const release = await holdBack(page, 'newsletter-box.live');
    await press(page, 'stalled-reader@example.com');
    await expect(box(page)).toHaveAttribute('data-waiting');
    await page.clock.runFor(8000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your inbox');
    release();
  });
});

test.describe('carousel', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'Client reviews' });

  test('goes on from where the visitor has scrolled', async ({ page }) => {
    const release = await holdBack(page, 'testimonials-carousel.live');
    await page.goto('/');
    await strip(page).scrollIntoViewIfNeeded();
    const third = strip(page).getByRole('listitem').nth(2);
    await third.evaluate((slide) =>
      slide.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' }),
    );
    await expect(page.getByRole('button', { name: 'Next review' })).toBeHidden();
    release();
    await islandReady(page, 'carousel');
    await expect(page.locator('[data-position]')).toHaveText('3 of 11');
    await expect(third).toBeInViewport({ ratio: 0.9 });
  });

  test('stays a strip that scrolls when its script cannot be loaded', async ({ page, consoleProblems }) => {
    await loadFails(page, 'testimonials-carousel.live');
    await page.goto('/');
    const failed = page.waitForEvent('requestfailed');
    await strip(page).scrollIntoViewIfNeeded();
    await failed;
    await strip(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(strip(page).getByRole('listitem').last()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next review' })).toBeHidden();
    expectLoadFailures(consoleProblems);
  });
});

test.describe('booking', () => {
  const details = '/book-discovery-call?date=2026-11-24&time=';
  const typeIn = async (page: Page) => {
    await page.getByLabel('Full Name *').fill('Quick Visitor');
    await page.getByLabel('Email Address *').fill('quick-visitor@example.com');
    await formIsRipe(page);
  };

  /** How often a whole page has been loaded since. */
  const countLoads = (page: Page) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    return () => loads;
  };

  test('a date chosen before the script is ready is the date that opens @phone', async ({ page }) => {
    const release = await holdBack(page, 'booking-widget.live');
    await page.goto('/book-discovery-call');
    const loads = countLoads(page);
    await page.getByRole('button', { name: /November 24th/ }).click();
    await expect(page.locator('[data-island="booking-widget"]')).toHaveAttribute('data-waiting');
    release();
    await expect(page.locator('#times')).toContainText('Tuesday, November 24th, 2026');
    await expect(page).toHaveURL(/\?date=2026-11-24/);
    expect(loads()).toBe(0);
  });

  test('a press with Ctrl is left to the browser', async ({ page, context }) => {
    const release = await holdBack(page, 'booking-widget.live');
    await page.goto('/book-discovery-call');
    const tab = context.waitForEvent('page');
    await page.getByRole('button', { name: /November 24th/ }).click({ modifiers: ['Control'] });
    await expect(await tab).toHaveURL(/\?date=2026-11-24/);
    await expect(page).toHaveURL('/book-discovery-call');
    release();
  });

  test('what was typed before the script was ready is kept and sent', async ({ page }) => {
    const release = await holdBack(page, 'booking-widget.live');
    await page.goto(`${details}14:00`);
    const loads = countLoads(page);
    await typeIn(page);
    await page.getByRole('button', { name: 'Book this call' }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('posts as a page when its script cannot be loaded', async ({ page, consoleProblems }) => {
    await loadFails(page, 'booking-widget.live');
    await page.goto(`${details}14:30`);
    await typeIn(page);
    await page.getByRole('button', { name: 'Book this call' }).click();
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    expectLoadFailures(consoleProblems);
  });

  test('works without its script where that breaks, with what was typed', async ({
    page,
    consoleProblems,
  }) => {
    const release = await holdBack(page, 'booking-widget.live');
    // Props that no server sends: the component throws while it takes the page over.
    await page.route('**/book-discovery-call?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-props="[^"]*"/, 'data-props="{}"');
      await route.fulfill({ response, body });
    });
    await page.goto(`${details}15:00`);
    await typeIn(page);
    const broken = page.waitForEvent('pageerror');
    release();
    await broken;
    await expect(page.getByLabel('Full Name *')).toHaveValue('Quick Visitor');
    await expect(page.locator('[data-island="booking-widget"]')).not.toHaveAttribute('data-alive');
    await page.unroute('**/book-discovery-call?*');
    await page.getByRole('button', { name: 'Book this call' }).click();
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    expect(consoleProblems.splice(0).length).toBeGreaterThan(0);
  });
});
