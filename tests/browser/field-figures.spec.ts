import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { moving } from './moving.ts';

test.use(moving);

// What a page measures of itself leaves the browser after ‘Accept All’ alone, and says nothing of anybody.

/** The figures that a page sends while something is done. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/field-figures')) sent.push(request.postData() ?? '');
  });
  return sent;
}
const answer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Cookies', exact: true }).getByRole('button', { name }).click();

test('figures are sent when a page is left, once somebody has accepted, with no address and no identifier', async ({
  page,
}) => {
  const sent = sentBy(page);
  // The body of a beacon is not told to tests either.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      void (data as Blob).text().then((text) => {
        document.body.dataset.beacon = text;
      });
      return send(url, data);
    };
  });
  await page.goto('/services/web-design?utm_campaign=spring');
  const measuring = page.waitForResponse(/field-figures\.live/);
  await answer(page, 'Accept All');
  await measuring;
  await page.waitForLoadState('networkidle');
  const asked = page.waitForRequest('**/api/field-figures');
  // What is sent while a page really goes is not told to tests.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const request = await asked;
  expect((await request.response())?.status()).toBe(204);
  const figures = JSON.parse(await page.evaluate(() => document.body.dataset.beacon ?? '')) as object;
  expect(figures).toMatchObject({ page: 'services', device: 'desktop', lcp: expect.any(Number) });
  expect(['page', 'device', 'lcp', 'inp', 'cls', 'step']).toEqual(
    expect.arrayContaining(Object.keys(figures)),
  );
  expect(await request.headerValue('cookie')).toBeNull();
  expect(sent.length).toBe(1);
  // As the browser does it when somebody comes back to a page that it has kept whole.
  await page.evaluate(() => {
    document.body.dataset.beacon = '';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    return document.body.dataset.beacon !== '';
  });
  expect(JSON.parse(await page.evaluate(() => document.body.dataset.beacon ?? ''))).toMatchObject({
    ...{ page: 'services', lcp: expect.any(Number), step: expect.any(Number) },
  });
  await expect.poll(() => sent.length).toBe(2);
});

test('nothing is measured before an answer, after Decline, or with Global Privacy Control', async ({
  page,
}) => {
  const sent = sentBy(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/services/web-design');
  await page.goto('/about');
  await answer(page, 'Decline');
  await page.goto('/services');
  await page.addInitScript(() => {
    Object.assign(navigator, { globalPrivacyControl: true });
    localStorage.setItem('cookieConsent', 'accepted');
  });
  await page.goto('/about');
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect(sent).toEqual([]);
  expect(loaded.filter((url) => url.includes('field-figures'))).toEqual([]);
});
