import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { moving } from './moving.ts';

test.use(moving);

/** What stands beside the staff on pages with a sea, besides words. */
const beside = {
  '/lets-talk': '#enquiry',
  '/summer-offer': '#enquiry',
  '/careers': 'main header div:last-child:not(:has(div)) img',
  '/quote': 'main [data-island="quote-form"] + div',
  '/book-discovery-call': 'main img',
};

/** Where what stands at the staff ends before the flag in a narrow margin, too. */
const withRoom = ['/careers'];

/** Puts the sea at a height in percent from above, as the end of the page says it. */
const standAt = (page: Page, place: number) =>
  page.evaluate((y) => document.querySelector('#sea-at')?.setAttribute('y', `${y}%`), place);

for (const width of [1024, 1280, 1440, 1920]) {
  test(`at ${width} px what tells the height of a sea stands clear of cards and pictures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, card] of Object.entries(beside)) {
      await page.goto(path);
      const right = await page
        .locator(card)
        .locator('visible=true')
        .first()
        .evaluate((one) => (one.closest('[class*="rise-in"]') ?? one).getBoundingClientRect().right);
      for (const place of [10, 77]) {
        await standAt(page, place);
        const flag = page.locator('main use[href="#sea-at"]').first();
        // In a narrow margin there is no gauge.
        const isSeen = width >= 1408 || withRoom.includes(path);
        await expect(flag).toBeVisible({ visible: isSeen });
        await expect(page.locator('main .full-sea text').first()).toBeVisible({ visible: isSeen });
        if (!isSeen) continue;
        const box = await flag.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
        expect(box.left, `${path} at ${place}%`).toBeGreaterThanOrEqual(right + 12);
        expect(box.right, `${path} at ${place}%`).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('on phones no flag lies on words, and none of them reach the scale, which forms have not', async ({
  page,
}) => {
  for (const path of ['/', '/services', '/your-data', '/sign-in', ...Object.keys(beside)]) {
    await page.goto(path);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('main use[href="#sea-at"]').first()).toBeHidden();
      await expect(page.locator('main .full-sea text').first()).toBeHidden();
      const scale = page.locator('main .full-sea path[d*="h-6m6"]').first();
      const asks = path in beside || path === '/your-data';
      await expect(scale).toBeVisible({ visible: !asks });
      if (!asks) expect.soft(await wordsBelow(scale), `${path}, ${width} px`).toEqual([]);
    }
  }
});

/** Words that reach to where the scale stands. */
const wordsBelow = (scale: Locator) =>
  scale.evaluate((one) => {
    const box = one.getBoundingClientRect();
    const words = document.createTreeWalker(one.closest('main') as Element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const below: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      range.selectNodeContents(node);
      const covered = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 1 &&
          left < box.right &&
          right > box.left + 1 &&
          top < box.bottom - 2 &&
          bottom > box.top + 2,
      );
      if (covered && !node.parentElement?.closest('svg')) below.push(node.textContent ?? '');
    }
    return below;
  });

test('on a phone home says the tide above the bars of its browser', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 692 });
  await page.goto('/');
  await expect(page.locator('main p:has(use[href="#sea-next"])').first()).toBeInViewport({ ratio: 1 });
});

test('the moon sets behind the water', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const painted = await page.locator('.moon').evaluate((moon) => {
    const water = moon.parentElement?.querySelector('.sea-under:has(> use)') ?? moon;
    const after = Boolean(moon.compareDocumentPosition(water) & Node.DOCUMENT_POSITION_FOLLOWING);
    const stops = [...document.querySelectorAll('#sea-clear > stop')].map((stop) => getComputedStyle(stop));
    // What is used elsewhere has no style of its own to be read, so it is put there.
    const body = document.querySelector('#contours .sea-body')?.cloneNode() as SVGElement;
    water.append(body);
    return {
      ...{ after, fill: getComputedStyle(body).fill },
      shades: stops.map(({ stopColor, stopOpacity }) => [stopColor, stopOpacity]),
    };
  });
  expect(painted.after).toBe(true);
  expect(painted.fill).toBe('url("#sea-clear")');
  // Nothing shines through it: no shade has an alpha of its own.
  const opaque = [expect.stringMatching(/^(?:rgb|oklch)\([^/]+\)$/), '1'];
  expect(painted.shades).toEqual([opaque, opaque]);
});
