import type { Page } from '@playwright/test';
import { reviewLabels } from '#content/reviews.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { moving } from './moving.ts';
import { phone } from './phone.ts';
import { button, offset, openCarousel, position, reviews } from './reviews.ts';

test.use(moving);

test('says who it is for, shows the work and leads on @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Driven By Results').first()).toBeVisible();
  const ways: [string, string][] = [
    ['Book A Free Discovery Call', '/lets-talk'],
    ['View Our Work', '/portfolio'],
    ['Enquire now', '/lets-talk'],
    ['Our Case Studies', '/portfolio'],
    ['How we did it', '/portfolio/buddha-brands'],
    ['Book a discovery call', '/quote'],
  ];
  for (const [name, href] of ways) {
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const name of ['Our Core Services...', 'The Social Approach', 'Speak to an expert']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  const report = page.getByRole('figure', { name: /£38,874.*£8,240/ });
  await expect(report).toBeVisible();
});

test('nothing sticks out from 320 to 1920 px', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page, `/ at ${width} px`);
  }
});

test('ends at the shore: the founder across the window, down to the footer, under the words', async ({
  page,
}) => {
  await page.goto('/');
  const block = page.getByRole('region', { name: 'Speak to an expert' });
  for (const width of [320, 375, 767, 768, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [picture, words, footer, band] = await Promise.all([
      block.getByRole('img').boundingBox(),
      block.getByRole('list').boundingBox(),
      page.locator('footer').boundingBox(),
      block.boundingBox(),
    ]);
    if (!picture || !words || !footer || !band) throw new Error('The end of the page is not there.');
    expect([picture.x, picture.width], `${width} px`).toEqual([0, width]);
    expect(picture.y, `${width} px`).toBeGreaterThanOrEqual(band.y - 0.5);
    expect(picture.y + picture.height, `${width} px`).toBeCloseTo(footer.y, 0);
    // The lamp of the lighthouse and the founder's head are below the words.
    expect(footer.y - words.y - words.height, `${width} px`).toBeGreaterThan(
      width < 768 ? 0.75 * width : 300,
    );
  }
});

test.describe('reviews', () => {
  test('move on every 8,000 ms, aligned to the start, round and round', async ({ page }) => {
    await openCarousel(page);
    await page.clock.runFor(7999);
    await expect(position(page)).toHaveText('1 of 11');
    for (let slide = 2; slide <= 12; slide++) {
      await page.clock.runFor(slide === 2 ? 1 : 8000);
      await expect(position(page)).toHaveText(`${slide > 11 ? 1 : slide} of 11`);
    }
    await page.clock.runFor(8000 + 4000);
    expect(await offset(page, 1)).toBeLessThan(1);
  });

  test('go by arrows both ways, over the ends, and the timer runs on', async ({ page }) => {
    await openCarousel(page);
    await button(page, 'Previous review').click();
    await expect(position(page)).toHaveText('11 of 11');
    await button(page, 'Next review').click();
    await button(page, 'Next review').click();
    await expect(position(page)).toHaveText('2 of 11');
    await page.clock.runFor(8000);
    await expect(position(page)).toHaveText('3 of 11');
  });

  test('stop and go by their button', async ({ page }) => {
    await openCarousel(page);
    await button(page, 'Pause the reviews').click();
    await page.clock.runFor(60_000);
    await expect(position(page)).toHaveText('1 of 11');
    await button(page, 'Next review').click();
    await page.clock.runFor(60_000);
    await expect(position(page)).toHaveText('2 of 11');
    await button(page, 'Play the reviews').click();
    await page.clock.runFor(8000);
    await expect(position(page)).toHaveText('3 of 11');
    await expect(button(page, 'Pause the reviews')).toBeVisible();
  });

  test('wait while the mouse rests on them', async ({ page }) => {
    await openCarousel(page);
    await reviews(page).hover();
    await page.clock.runFor(60_000);
    await expect(position(page)).toHaveText('1 of 11');
    await page.mouse.move(0, 0);
    await page.clock.runFor(8000);
    await expect(position(page)).toHaveText('2 of 11');
  });

  test('wait while the keyboard is inside', async ({ page }) => {
    await openCarousel(page);
    await button(page, 'Pause the reviews').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Next review')).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(position(page)).toHaveText('1 of 11');
    await page.keyboard.press('Enter');
    await expect(position(page)).toHaveText('2 of 11');
    await expect(reviews(page)).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: reviewLabels.policy.label })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.clock.runFor(8000);
    await expect(position(page)).toHaveText('3 of 11');
    await expect(reviews(page)).toHaveAttribute('aria-live', 'off');
  });

  test('stand still at first where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCarousel(page);
    await page.clock.runFor(60_000);
    await expect(position(page)).toHaveText('1 of 11');
    await button(page, 'Play the reviews').click();
    await page.clock.runFor(8000);
    await expect(position(page)).toHaveText('2 of 11');
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`keep their edge when the window changes, with motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await openCarousel(page);
      const width = () => reviews(page).evaluate((frame) => frame.clientWidth);
      const before = await width();
      await page.setViewportSize({ width: 1100, height: 900 });
      await expect.poll(width).not.toBe(before);
      await page.clock.runFor(2000);
      await expect.poll(() => offset(page, 0)).toBeLessThan(1);
    });
});

test.describe('reviews under a finger', () => {
  test.use(phone);

  /** A finger that goes more than half a slide and less than a whole one. */
  async function swipe(page: Page, by: number): Promise<void> {
    const box = await reviews(page).boundingBox();
    if (!box) throw new Error('The reviews are not in view.');
    const client = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2 - by / 2, Math.min(box.y + box.height / 2, 700)];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + to, y }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 8; step++) await touch('touchMove', (by * step) / 8);
    await touch('touchEnd', by);
    await client.detach();
  }

  test('one swipe is one review, either way, and the timer runs on', async ({ page }) => {
    await openCarousel(page);
    await reviews(page).scrollIntoViewIfNeeded();
    for (const [by, at] of [
      [-210, 2],
      [-210, 3],
      [210, 2],
      [210, 1],
      [210, 11],
    ] as const) {
      await swipe(page, by);
      await expect(position(page)).toHaveText(`${at} of 11`);
      await page.clock.runFor(4000);
      await expect(position(page)).toHaveText(`${at} of 11`);
    }
    await page.clock.runFor(4000);
    await expect(position(page)).toHaveText('1 of 11');
  });

  test('flicks on the running clock are one review each', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto('/');
    await reviews(page).scrollIntoViewIfNeeded();
    await button(page, 'Pause the reviews').tap();
    for (const at of [2, 3, 4, 5]) {
      await swipe(page, -210);
      await expect(position(page)).toHaveText(`${at} of 11`);
      // A finger that meets moving slides may stop them: the next flick begins on slides at rest.
      await expect.poll(() => offset(page, at - 1)).toBeLessThan(1);
    }
  });
});
