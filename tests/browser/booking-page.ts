import type { Page } from '@playwright/test';
import { minimumFillMs } from '#domain/leads/abuse.ts';
import { expect, islandReady } from './fixtures.ts';

/** The booking page, brought to life, perhaps with a date (and time) in its address. */
export async function openBooking(page: Page, search = ''): Promise<void> {
  await page.goto(`/book-discovery-call${search}`);
  await islandReady(page, 'booking-widget');
}

/** A start in the list of times, or a date in the list of dates. */
export const choice = (page: Page, name: string | RegExp) =>
  page.locator('#times, form[aria-labelledby="dates-title"]').getByRole('button', { name });

export async function chooseTime(page: Page, date: RegExp, time: string): Promise<void> {
  await choice(page, date).click();
  await choice(page, time).click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
}

/** The form has been open for as long as a person needs: a quicker one is taken for a program's. */
export async function formIsRipe(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(minimumFillMs + 200);
}

export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name *').fill('Vera Visitor');
  await page.getByLabel('Email Address *').fill(email);
  await formIsRipe(page);
}

/** A time that no other test of the same site has held or booked. @returns its query on the booking page */
export async function freeTime(page: Page): Promise<string> {
  const date = '2026-12-09';
  const { slots } = await (await page.request.get(`/api/calendar/slots/${date}`)).json();
  const free = slots.find((slot: { available: boolean }) => slot.available);
  return `?date=${date}&time=${free.start.slice(0, 5)}`;
}

/** From a form's thanks to the booking form that its lead fills in, at the last free time; nothing personal travels. */
export async function bookAfterThanks(page: Page, link: string): Promise<void> {
  await page.locator('main').getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(/\/book-discovery-call\?from=[\w.-]+$/);
  await islandReady(page, 'booking-widget');
  await page
    .locator('button[name="date"]', { hasText: /\d free/ })
    .last()
    .click();
  await page.locator('button[name="time"]:enabled').first().click();
}

/** Books through the API, as another visitor would. */
export async function bookElsewhere(page: Page, selectedDate: string, selectedTime: string): Promise<string> {
  const response = await page.request.post('/api/calendar/book', {
    data: { name: 'Otto Other', email: 'otto@example.com', selectedDate, selectedTime },
  });
  expect(response.status()).toBe(200);
  return (await response.json()).booking.links.manage;
}
