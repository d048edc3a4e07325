import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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
        // In a narrow margin the figures of the staff are all that stands there.
        const isSeen = width >= 1408 || withRoom.includes(path);
        await expect(flag).toBeVisible({ visible: isSeen });
        const shown = isSeen ? flag : page.locator('main .full-sea text').first();
        const box = await shown.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
        expect(box.left, `${path} at ${place}%`).toBeGreaterThanOrEqual(right + 12);
        expect(box.right, `${path} at ${place}%`).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('on phones no words stand below what tells the height of a sea', async ({ page }) => {
  for (const path of ['/', '/services', '/your-data', '/sign-in', ...Object.keys(beside)]) {
    await page.goto(path);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const place of [10, 25, 40, 55, 77]) {
        await standAt(page, place);
        expect.soft(await wordsBelowFlag(page), `${path}, ${width} px, at ${place}%`).toEqual([]);
      }
    }
  }
});

/** Words that the flag lies upon, as it does above all that stands there. */
const wordsBelowFlag = (page: Page) =>
  page
    .locator('main use[href="#sea-at"]')
    .locator('visible=true')
    .first()
    .evaluate((one) => {
      const flag = one.getBoundingClientRect();
      const words = document.createTreeWalker(one.closest('main') as Element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const below: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        range.selectNodeContents(node);
        const covered = [...range.getClientRects()].some(
          ({ left, right, top, bottom, width }) =>
            width > 1 &&
            left < flag.right &&
            right > flag.left + 1 &&
            top < flag.bottom - 2 &&
            bottom > flag.top + 2,
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
