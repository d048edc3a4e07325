import { expect, test } from './fixtures.ts';
import { phone } from './phone.ts';

test.use({ javaScriptEnabled: false });

test('the home page is all there to read @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  for (const heading of await page.getByRole('heading', { level: 2 }).all())
    await expect(heading).toBeVisible();
  const reviews = page.getByRole('region', { name: 'Client reviews' });
  await expect(reviews.getByRole('listitem')).toHaveCount(11);
  await expect(page.getByRole('button', { name: 'Next review' })).toBeHidden();
  await reviews.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(reviews.getByRole('listitem').last()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
});

test('the reviews scroll by keyboard', async ({ page }) => {
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'Client reviews' });
  await reviews.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => reviews.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the services menu opens by mouse and by keyboard, and leads on', async ({ page }) => {
  await page.goto('/');
  const panel = page.locator('#services-panel');
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(640, 850);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Services' }).focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await expect(panel).toBeVisible();
  const href = (await panel.getByRole('link').first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});

test('on a tablet Services is a link', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/');
  await expect(page.locator('header').getByRole('link', { name: 'Services' })).toHaveAttribute(
    'href',
    '/services',
  );
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the menu opens, unfolds, closes and leads on', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open the menu' });
    await open.tap();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close the menu' }).tap();
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByText('Services', { exact: true }).tap();
    await expect(menu.locator('a[href="/services/social-media-marketing"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByRole('link', { name: 'Portfolio', exact: true }).tap();
    await expect(page).toHaveURL('/portfolio');
    await expect(menu).toBeHidden();
  });
});

test('the newsletter box posts, shows what is wrong, and takes the mended address @phone', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/');
  const box = page.locator('footer');
  await box.getByRole('textbox').fill('reader@example');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  const main = page.locator('main');
  await expect(main.getByRole('alert')).toHaveText('Please enter a valid email address');
  await expect(main.getByRole('textbox')).toHaveValue('reader@example');
  await expect(main.getByRole('textbox')).toBeFocused();
  await expect(box.getByRole('textbox')).toBeHidden();
  expect(consoleProblems.splice(0)).toEqual([expect.stringContaining('422')]);
  await main.getByRole('textbox').fill('scriptless-reader@example.com');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your inbox');
});
