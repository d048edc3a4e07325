import { expect, forgiveStatus, hydrated, test } from './fixtures.ts';

// What is published here is on a site of its own.
test.use({ siteEnvironment: { AGENCY_WALK: 'overtaken' } });
test.describe.configure({ mode: 'default' });

/** Every page is drawn before something goes out: a busy machine needs its time. */
const checked = { timeout: 240_000 };
test.slow();

test('who was overtaken by another release sees what is live now, and can publish it', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  const save = async (id: string, note: string) => {
    await page.goto(`/admin/content/documents/${id}`);
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Title' }).first().fill(note);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved as a new version.')).toBeVisible();
  };
  await save('not-found', 'This page is out at sea');
  await save('legal/accessibility', 'Accessibility of this website');
  await page.goto('/admin/content/publish');
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto('/admin/content/publish');
  await hydrated(other);
  await other.getByRole('checkbox', { name: /Accessibility/ }).uncheck();
  await other.getByRole('button', { name: 'Check and publish' }).click();
  await expect(other).toHaveURL(/published=1/, checked);
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await expect(page.getByRole('alert')).toContainText('has gone out since', checked);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await expect(page).toHaveURL(/published=2/, checked);
  forgiveStatus(consoleProblems, 409);
});
