import type { Page } from '@playwright/test';
import { islandReady } from './fixtures.ts';

export const position = (page: Page) => page.locator('[data-position]');
export const reviews = (page: Page) => page.getByRole('region', { name: 'Client reviews' });
export const button = (page: Page, name: string) => page.getByRole('button', { name });

/** How many pixels a slide is away from the start of the frame. */
export async function offset(page: Page, slide: number): Promise<number> {
  const [frame, figure] = await Promise.all([
    reviews(page).boundingBox(),
    reviews(page).getByRole('figure').nth(slide).boundingBox(),
  ]);
  return Math.abs((figure?.x ?? 0) - (frame?.x ?? 0));
}

/** With the clock standing still, so that a test decides how much time passes. */
export async function openCarousel(page: Page, path = '/'): Promise<void> {
  // No banner over the reviews.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path);
  await page.locator('[data-island="carousel"]').scrollIntoViewIfNeeded();
  await islandReady(page, 'carousel');
}
