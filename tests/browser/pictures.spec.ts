import sharp from 'sharp';
import { expect, expectAccessible, expectFits, forgiveStatus, hydrated, test } from './fixtures.ts';

// The first note changes the menu, so this site is of its own.
test.use({ siteEnvironment: { UPLOADS_LEAVE_FREE_MB: '1' }, viewport: { width: 390, height: 844 } });

test('a picture goes from a phone into a note that visitors read', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  // Pictures are cut and every page is drawn, behind everything else that the machine does.
  test.slow();
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0d4b5e' } })
    .jpeg()
    .toBuffer();
  await page.goto('/admin/content/pictures');
  await hydrated(page);
  const chosen = page.getByLabel('Add pictures', { exact: true }).and(page.locator('input'));
  await chosen.setInputFiles([
    { name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: bytes },
    { name: 'quay.heic', mimeType: 'image/heic', buffer: Buffer.from('    ftypheic') },
  ]);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  const became = page.getByRole('status');
  await expect(became.getByText('harbour.jpg')).toBeVisible();
  await expect(chosen).toHaveValue('');
  // The page looks again until the sizes are there: what was said of each file outlives it. They are cut in a thread of
  // their own, for which a busy machine has little time left.
  await expect(page.getByText('Being prepared')).toHaveCount(0, { timeout: 90_000 });
  await expect(became.getByText('quay.heic')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'harbour.jpg' }).press('Enter');
  await page.getByRole('textbox', { name: 'What it shows' }).fill('The harbour at dusk');
  await page.getByRole('button', { name: 'Save these words' }).press('Enter');
  await expect(page.getByText('Its sizes are being made.')).toHaveCount(0, { timeout: 120_000 });
  await page.getByRole('textbox', { name: 'Left' }).fill('95');
  await page.getByRole('button', { name: 'Save this part' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'from 0 to 90' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Left' })).toBeFocused();
  forgiveStatus(consoleProblems, 422);
  await page.getByRole('textbox', { name: 'Left' }).fill('0');
  // The square around its top left corner.
  await page.getByRole('radio', { name: 'Top left' }).press('Space');
  await page.getByRole('radio', { name: 'Square' }).press('Space');
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save this part' }).press('Enter');
  await expect(page).toHaveURL(/\?cut/);
  await expect(page.getByRole('radio', { name: 'Top left' })).toBeChecked();
  // They are made behind everything else: no speed is asked of a busy machine.
  await expect(page.getByText('Its sizes are being made.')).toHaveCount(0, { timeout: 120_000 });

  await page.goto('/admin/content/new/notes');
  await page.getByLabel('Title').fill('What the harbour taught us');
  await page.getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'What the harbour taught us' })).toBeVisible();
  const said = 'Boats leave with the tide, and so do the people who wait for a page that is slow.';
  const texts = {
    'f.summary': 'An afternoon at the harbour, and what it says about waiting.',
    'f.author': 'Web designer',
    'f.date': '2026-11-02',
    'f.bodyMarkdown': said,
    'f.search.description':
      'An afternoon at the harbour in Scarborough, told by a web designer who waited for the tide.',
  };
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name="${name}"]`).fill(text);
  const choice = page.getByRole('radio', { name: 'harbour.jpg' });
  await choice.press('Space');
  await expect(choice).toBeChecked();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Saved as a new version.')).toBeVisible();

  await page.goto('/admin/content/publish');
  await hydrated(page);
  await page.getByRole('button', { name: 'Check and publish' }).press('Enter');
  // Every page is drawn for it: a busy machine needs its time.
  await expect(page).toHaveURL(/published=\d/, { timeout: 240_000 });
  await page.goto('/notes/what-the-harbour-taught-us');
  const seen = page.getByRole('img', { name: 'The harbour at dusk' });
  // The square of the picture, cut to what its frame shows.
  await expect(seen).toHaveJSProperty('complete', true);
  expect(await seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
});
