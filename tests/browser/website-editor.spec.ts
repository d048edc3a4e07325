import { expect, hydrated, test } from './fixtures.ts';

test('what is typed before the page has come alive stays, and is saved', async ({ ownerPage: page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/content/documents/newsletter', { waitUntil: 'commit' });
  const text = page.getByRole('textbox', { name: 'Text' }).first();
  const before = await text.inputValue();
  await text.pressSequentially(' Soon.');
  const typed = await text.inputValue();
  expect([typed.length, before.length > 0]).toEqual([before.length + 6, true]);
  release();
  await hydrated(page);
  await expect(text).toHaveValue(typed);
});
