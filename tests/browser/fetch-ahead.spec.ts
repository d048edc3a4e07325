import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { moving } from './moving.ts';
import { phone } from './phone.ts';

test.use(moving);

// Browsers without speculation rules: a script fetches ahead what somebody is about to open.

const withoutRules = (page: Page) =>
  page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  });

/** What is asked for from now on. */
function watch(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const paths = (kind: string) =>
    asked.filter((one) => one.resourceType() === kind).map((one) => new URL(one.url()).pathname);
  return { paths, ahead: () => paths('fetch').filter((path) => path !== '/') };
}

const ready = (page: Page) => page.waitForResponse(/fetch-ahead/);
const opened = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.transferSize;
  });

test('a link that is pointed at is fetched with its picture, and opened without asking again', async ({
  page,
}) => {
  await withoutRules(page);
  const script = ready(page);
  await page.goto('/portfolio');
  await script;
  const seen = watch(page);
  const link = page.locator('main a[href="/portfolio/den-architecture"]').first();
  await link.hover();
  await expect.poll(seen.ahead).toEqual(['/portfolio/den-architecture']);
  await expect
    .poll(() => seen.paths('image').filter((path) => /\/across-den-architecture-\d+/.test(path)).length)
    .toBe(1);
  const pictures = seen.paths('image');
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL('/portfolio/den-architecture');
  expect(await opened(page)).toBe(0);
  // Of the formats and sizes the one that the page itself shows.
  const shown = await page
    .locator('main header picture img')
    .first()
    .evaluate((one: HTMLImageElement) => one.currentSrc);
  expect(pictures).toContain(new URL(shown).pathname);
});

for (const [colorScheme, name] of [
  ['light', /^call-sill(-low)?-\d/],
  ['dark', /^call-sill(-low)?-night-\d/],
] as const)
  test(`of a picture by day and by night, the one that is shown in ${colorScheme} is fetched`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await withoutRules(page);
    const script = ready(page);
    await page.goto('/quote');
    await script;
    const seen = watch(page);
    const sills = () => seen.paths('image').flatMap((path) => /call-sill.*/.exec(path) ?? []);
    await page.locator('main a[href="/book-discovery-call"]').first().hover();
    await expect.poll(sills).toEqual([expect.stringMatching(name)]);
    await page.waitForLoadState('networkidle');
    expect(sills()).toHaveLength(1);
    expect(await page.locator('body > picture').count()).toBe(0);
  });

test('what leads nowhere else, or is for one person, is not fetched', async ({ page }) => {
  await withoutRules(page);
  const script = ready(page);
  await page.goto('/about');
  await script;
  const seen = watch(page);
  await page.evaluate(() => {
    for (const address of [
      '/admin',
      '/booking/x',
      '/api/health',
      '/quote?sum=1',
      '#team',
      'https://elsewhere.example/',
    ])
      document.querySelector('main')?.append(Object.assign(document.createElement('a'), { href: address }));
    for (const link of document.querySelectorAll<HTMLElement>('main > a, [role=tab]'))
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document
      .querySelector('main a[href="/careers"]')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect.poll(seen.ahead).toEqual(['/careers']);
});

test('nothing is fetched where the browser prepares pages itself', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/portfolio', { waitUntil: 'networkidle' });
  await page.locator('main a[href="/portfolio/den-architecture"]').first().dispatchEvent('pointerdown');
  await page.waitForLoadState('networkidle');
  expect(seen.paths('script').filter((path) => path.includes('fetch-ahead'))).toEqual([]);
  expect(seen.ahead()).toEqual([]);
});

test('nothing is fetched for somebody who saves data', async ({ page }) => {
  await withoutRules(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const script = ready(page);
  await page.goto('/portfolio');
  await script;
  // It has run by then, not only come.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const seen = watch(page);
  await page.locator('main a[href="/portfolio/den-architecture"]').first().dispatchEvent('pointerdown');
  await page.waitForLoadState('networkidle');
  expect(seen.ahead()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('what stands still in the middle of the view is fetched, and no more than two at a time', async ({
    page,
  }) => {
    await withoutRules(page);
    const seen = watch(page);
    await page.goto('/portfolio');
    await expect.poll(() => seen.ahead().length).toBeGreaterThan(0);
    const before = seen.ahead().length;
    expect(before).toBeLessThanOrEqual(2);
    await page
      .locator('main a[href="/portfolio/den-architecture"].card-link')
      .evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await expect.poll(seen.ahead).toContain('/portfolio/den-architecture');
    expect(seen.ahead().length - before).toBeLessThanOrEqual(2);
  });
});
