import { expect, expectAccessible, expectFits, forgiveSandboxedFrame, hydrated, test } from './fixtures.ts';

test('a click on a text of the draft leads to its field @phone', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  await page.goto('/admin/content/preview?page=/services/web-design');
  await hydrated(page);
  await expectFits(page);
  await expectAccessible(page);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  const found = page.getByRole('status').getByRole('link', { name: 'Web design' });
  await expect(found).toHaveAttribute('href', /#f\.hero\.headline$/);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Web design' })).toBeVisible();
  await expect(page.locator('[name="f.hero.headline"]')).toHaveValue(/^Say what you do/);
  await expect(page.locator('[name="f.hero.headline"]')).toBeInViewport();
  forgiveSandboxedFrame(consoleProblems);
});
