import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import {
  test as base,
  consoleOf,
  expect,
  expectAccessible,
  expectFits,
  expectReadableAtNight,
  visitorOf,
} from './fixtures.ts';
import { expectNoShifts, fetchFonts, noteShifts } from './layout-shifts.ts';
import { spaceOut } from './spaced.ts';
import { expectTextsWhole } from './whole-texts.ts';

// Every public page as a visitor meets it, at desktop and phone size: one visit collects what holds for all of them.
// What only one page has is looked at in that page's own file.

/** Pages that between them hold every ground and part; the pairs of colours themselves are held in theme.test.ts. */
const atNight = new Set([
  '/',
  '/services',
  '/services/ppc-advertising',
  '/portfolio/yards-store',
  '/portfolio/this-site',
  '/summer-offer',
  '/lets-talk',
  '/book-discovery-call',
  '/quote',
  '/about',
]);

/** Pages that set words on a chart or beside a picture, where letters that are spaced out have the least room. */
const withLittleRoom = new Set(['/about', '/portfolio']);

/**
 * One visitor who goes from page to page in one tab of a worker: fonts and scripts come from the cache as they do for
 * people, and a tab of its own for each page would be a sixth of the work.
 */
const test = base.extend<object, { visitor: Page; scriptless: Page }>({
  visitor: [
    async ({ browser, site }, use, { project }) => {
      const context = await browser.newContext({ baseURL: site.url, ...visitorOf(project) });
      const page = await context.newPage();
      await fetchFonts(page);
      await noteShifts(context);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  scriptless: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  consoleProblems: async ({ visitor }, use) => await consoleOf(visitor, use),
});

/** Down to the end and back, a screen at a time; goes on when the images that are in view have come. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    const told = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(root));
    const inView = (image: Element) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      // What a fold holds has a place as well, but is fetched when it opens.
      const seen = width > 0 && image.checkVisibility();
      return seen && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const come = (image: HTMLImageElement) =>
      image.complete ||
      new Promise((resolve) => {
        image.onload = resolve;
        image.onerror = resolve;
      });
    for (let y = 0; y < root.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await told();
      await Promise.all([...document.images].filter(inView).map(come));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await told();
  });
}

/** With motion on, too, no drawn line is cut off by the edge of its drawing: stretched, risen or begun outside of it. */
async function expectLinesWhole(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const drawn = document.querySelectorAll<SVGGeometryElement>('main svg :is(path, line, polyline)');
    return [...drawn].flatMap((line) => {
      const drawing = line.ownerSVGElement;
      if (!drawing?.checkVisibility() || line.closest('defs')) return [];
      if (getComputedStyle(line).stroke === 'none' || getComputedStyle(drawing).overflowY === 'visible')
        return [];
      const [own, around] = [line.getBoundingClientRect(), drawing.getBoundingClientRect()];
      const beyond = Math.max(around.top - own.top, own.bottom - around.bottom);
      return beyond > 1 ? [`${Math.round(beyond)} px: ${drawing.outerHTML.slice(0, 120)}`] : [];
    });
  });
  expect(cut, 'lines cut off by their drawing').toEqual([]);
}

/** Where less motion is wanted, all is in its place as well: what is drawn or risen with the scroll stands at its end. */
async function expectStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectLinesWhole(page);
  await expectTextsWhole(page);
  await page.emulateMedia({ reducedMotion: null });
}

/** The first cut of each of both faces has all that a page is written in (scripts/fonts): another is fetched by nobody. */
async function expectFirstCuts(page: Page): Promise<void> {
  const fetched = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status !== 'unloaded' && !family.endsWith('Fallback'))
      .map(({ family }) => family),
  );
  expect(fetched.sort(), 'cuts of faces').toEqual(['Bricolage', 'Instrument']);
}

const desktop = { width: 1280, height: 900 };

/** Pages of one form, whose words alone differ: the first of them is looked at. */
const alike = /^\/about\/questions\/(?!web-design$)/;

/** Every page for everybody, with the form for applicants, which search engines are not led to. */
const paths = [...pages.map(({ path }) => path).filter((path) => !alike.test(path)), '/careers'];

for (const path of paths) {
  test(`${path} stands still, fits, is accessible and shows its sections @phone`, async ({ visitor: page }, {
    project,
  }) => {
    // The page before was left at the width of the narrowest phone.
    if (project.name === 'desktop') await page.setViewportSize(desktop);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await scrollThrough(page);
    await expectFirstCuts(page);
    await expectFits(page);
    await expectLinesWhole(page);
    await expectTextsWhole(page);
    const hidden = page.locator('main section[id]:not([hidden])').filter({ visible: false });
    expect(await hidden.evaluateAll((sections) => sections.map(({ id }) => id))).toEqual([]);
    // Before axe, which scrolls by itself while the sea's lines follow the scroll.
    await expectNoShifts(page);
    await expectAccessible(page);
    // The same colours at both sizes.
    if (project.name === 'desktop' && atNight.has(path)) await expectReadableAtNight(page);
    await expectStill(page);
    // The largest letters, in columns that grow no more, and the narrowest phone.
    if (project.name === 'desktop') {
      await page.setViewportSize({ width: 1920, height: 900 });
      await expectTextsWhole(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectFits(page);
      if (withLittleRoom.has(path)) {
        await page.setViewportSize(desktop);
        await spaceOut(page);
        await expectTextsWhole(page);
      }
    }
  });

  test(`${path} can be read without JavaScript, at both sizes`, async ({ scriptless: page }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const faded = () => heading.evaluate((element) => !element.checkVisibility({ opacityProperty: true }));
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 850 });
      await expect(heading).toBeVisible();
      await expect.poll(faded, 'the heading stays transparent').toBe(false);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    }
  });
}
