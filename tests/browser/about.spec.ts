import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, forgiveStatus, islandReady, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { moving } from './moving.ts';

test.use(moving);

const tabNames = [
  'Web design',
  'Web development',
  'AI lead generation',
  'Website management',
  'Social media',
  'SEO & GEO',
];
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a question' });
const status = (page: Page) => page.locator('[data-status]');
const shownPanels = (page: Page) => page.locator('[data-panel]:not([hidden])');

async function openQuestions(page: Page, hash = '#faq'): Promise<void> {
  await page.goto(`/about${hash}`);
  await page.locator('[data-island="faq"]').scrollIntoViewIfNeeded();
  await islandReady(page, 'faq');
}

test('says who is behind the agency, in order', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Four figures',
    'Founder & Director',
    'Six specialists',
    'Core values',
    'The journey, 2019 to 2025',
    'Ask us anything',
    'Careers',
    'Ready to Transform Your Digital Presence?',
  ]);
  const closing = page.getByRole('region', { name: 'Ready to Transform Your Digital Presence?' });
  await expect(closing.getByRole('link', { name: 'Book Discovery Call' })).toHaveAttribute(
    'href',
    '/book-discovery-call',
  );
  await expect(closing.getByRole('link', { name: 'View Our Work' })).toHaveAttribute('href', '/portfolio');
  for (const year of ['2019', '2020', '2021', '2022', '2023', '2024', '2025'])
    await expect(page.locator('#journey li').filter({ hasText: year }).first()).toBeVisible();
});

test('the room stands under the claim, by night another one, and on a phone above the banner @phone', async ({
  page,
}) => {
  await page.goto('/about');
  const room = page.getByRole('img', { name: 'One long bench with seven desks' });
  await expect(room).toHaveCount(1);
  const box = await room.boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(page.viewportSize()?.width);
  if ((box?.width ?? 0) < 640) expect(box?.y).toBeLessThan(600);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('every year is a line that opens what happened in it, and the first and the last are open', async ({
    page,
  }) => {
    await page.goto('/about');
    const years = page.locator('#journey details');
    await expect(years).toHaveCount(7);
    for (const told of ['Invoices are delivered on foot', 'move on to a single plan'])
      await expect(page.getByText(told)).toBeVisible();
    const opened = page.getByText('Local traders have to sell online');
    await expect(opened).toBeHidden();
    await years.nth(1).locator('summary').click();
    await expect(opened).toBeVisible();
  });
});

test('nothing sticks out from 320 to 1920 px', async ({ page }) => {
  await page.goto('/about');
  for (const width of [320, 375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page, `/about at ${width} px`);
  }
});

test('the tabs are worked by keyboard', async ({ page }) => {
  await openQuestions(page);
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(tab(page, tabNames[0] ?? '')).toHaveAttribute('aria-selected', 'true');
  await expect(shownPanels(page)).toHaveCount(1);
  await tab(page, tabNames[0] ?? '').focus();
  const presses: [key: string, index: number][] = [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['End', 5],
    ['ArrowDown', 0],
    ['ArrowUp', 5],
    ['Home', 0],
    ['End', 5],
    ['ArrowLeft', 4],
  ];
  for (const [key, index] of presses) {
    await page.keyboard.press(key);
    await expect(tab(page, tabNames[index] ?? '')).toBeFocused();
    await expect(tab(page, tabNames[index] ?? '')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    await expect(shownPanels(page)).toHaveCount(1);
  }
  await expect(page.getByRole('tabpanel', { name: 'Social media' })).toBeVisible();
  await expect(page).toHaveURL(/#faq-social-media$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#questions-social-media summary').first()).toBeFocused();
});

const questions = (page: Page) => page.locator('[data-panel]:not([hidden]) details:not([hidden])');

test('each tab fetches its questions; several can be open at once @phone', async ({ page }) => {
  await openQuestions(page);
  for (const [index, count] of [24, 24, 25, 25, 24, 24].entries()) {
    await tab(page, tabNames[index] ?? '').click();
    await expect(questions(page)).toHaveCount(6);
    const rest = page.getByRole('link', { name: `All ${count} questions: ${tabNames[index]}` });
    await rest.click();
    await expect(questions(page)).toHaveCount(count);
    await expect(questions(page).nth(6).locator('summary')).toBeFocused();
    await expect(rest).toHaveCount(0);
  }
  const items = questions(page);
  await items.nth(0).locator('summary').click();
  await items.nth(2).locator('summary').click();
  await expect(page.locator('[data-panel] details[open] > div')).toHaveCount(2);
  const chevron = (index: number) =>
    items
      .nth(index)
      .locator('summary')
      .evaluate((element) => getComputedStyle(element, '::after').rotate);
  await expect.poll(() => chevron(0)).toBe('180deg');
  expect(await chevron(1)).toBe('none');
  await expectAccessible(page);
  await items.nth(0).locator('summary').click();
  await expect(page.locator('[data-panel] details[open] > div')).toHaveCount(1);
});

test('questions that do not arrive are said to be missing, with the way to them, and are asked for again', async ({
  page,
  consoleProblems,
}) => {
  await page.route('**/about/questions{,/*}', (route) => route.fulfill({ status: 503 }));
  await openQuestions(page);
  await tab(page, 'SEO & GEO').click();
  const panel = page.getByRole('tabpanel', { name: 'SEO & GEO' });
  await expect(panel.getByRole('status')).toContainText('These questions could not be loaded');
  await expect(panel.getByRole('link', { name: 'SEO & GEO' })).toHaveAttribute(
    'href',
    /\/about\/questions\/seo-geo$/,
  );
  await expectAccessible(page);
  await search(page).fill('long');
  await expect(status(page)).toHaveText(/^The other topics could not be loaded.* mentions? “long”\.$/);
  await expect(questions(page).first()).toContainText('long');

  await page.unroute('**/about/questions{,/*}');
  await search(page).fill('llms.txt');
  await expect(status(page)).toHaveText('One question mentions “llms.txt”.');
  await page.keyboard.press('Escape');
  await expect(questions(page)).toHaveCount(6);
  forgiveStatus(consoleProblems, 503);
});

test('a link to a question opens its tab and its answer, in view @phone', async ({ page }) => {
  await page.goto('/about#faq-how-long-does-seo-take-to-work');
  await islandReady(page, 'faq');
  const answer = page.locator('#faq-how-long-does-seo-take-to-work');
  await expect(answer).toBeInViewport();
  await expect(answer).toContainText('3–6 months');
  await expect(tab(page, 'SEO & GEO')).toHaveAttribute('aria-selected', 'true');
  // The question itself is in view below the bar that floats over the page.
  const top = () =>
    page.getByText('How long does SEO take to work?').evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(96);
  expect(await top()).toBeLessThan(200);

  await page.evaluate(() => {
    location.hash = '#faq-website-management';
  });
  await expect(tab(page, 'Website management')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Website management' })).toBeInViewport();
  await expect(answer).toBeHidden();
});

test('an opened question can be passed on by its address', async ({ page }) => {
  await openQuestions(page);
  await page.getByText('How do payments work?').click();
  await expect(page).toHaveURL(/\/about#faq-how-do-payments-work$/);
  await page.reload();
  await expect(page.locator('#faq-how-do-payments-work')).toBeInViewport();
});

test('the search finds across all tabs, counts, and lets go again @phone', async ({ page }) => {
  await openQuestions(page);
  await tab(page, 'Social media').click();
  await search(page).fill('BACKUP');
  await expect(status(page)).toHaveText(/^\d+ questions mention “BACKUP”\.$/);
  const said = Number.parseInt((await status(page).textContent()) ?? '', 10);
  expect(said).toBeGreaterThan(3);
  await expect(questions(page)).toHaveCount(said);
  expect(await shownPanels(page).count()).toBeGreaterThan(1);
  for (const text of await questions(page).allTextContents()) expect(text.toLowerCase()).toContain('backup');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);

  await search(page).fill('backup zebra');
  await expect(status(page)).toHaveText('No question mentions “backup zebra” yet.');
  await expect(questions(page)).toHaveCount(0);
  await expect(page.locator('[data-empty]').getByRole('link', { name: 'Write to Us' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(status(page)).toHaveText('');
  await expect(tab(page, 'Social media')).toHaveAttribute('aria-selected', 'true');
  await expect(shownPanels(page)).toHaveCount(1);
  await expect(questions(page)).toHaveCount(6);
});

test('Escape empties the search, and Enter sends nothing', async ({ page }) => {
  await openQuestions(page);
  await search(page).fill('llms.txt');
  await expect(questions(page)).not.toHaveCount(146);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about#faq$/);
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(page.getByRole('tab')).toHaveCount(6);
});

test('nothing moves when the script takes over', async ({ page }) => {
  const nothingMoved = await watchShifts(page);
  await openQuestions(page, '#faq-ai-lead-generation');
  await expect(tab(page, 'AI lead generation')).toHaveAttribute('aria-selected', 'true');
  await nothingMoved();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a few questions, and a page for each topic, with every answer within reach @phone', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.locator('[data-panel] details')).toHaveCount(6);
    await expect(page.locator('[data-find]')).toBeHidden();
    await page.getByRole('link', { name: 'All 24 questions: Web design' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web design: 24 questions, answered');
    await page.getByRole('navigation', { name: 'Other topics' }).getByText('SEO & GEO').click();
    await expect(page.locator('[data-panel] details')).toHaveCount(24);
    const question = page.locator('details').filter({ hasText: 'How long does SEO take to work?' });
    await question.locator('summary').click();
    await expect(question.locator('> div')).toContainText('3–6 months');
    await page.getByRole('link', { name: 'All 146 questions on one page' }).click();
    await expect(page.locator('[data-panel] details')).toHaveCount(146);
  });

  test('a link to a question opens it', async ({ page }) => {
    await page.goto('/about/questions#faq-how-long-does-seo-take-to-work');
    await expect(page.locator('#faq-how-long-does-seo-take-to-work')).toBeInViewport();
  });
});
