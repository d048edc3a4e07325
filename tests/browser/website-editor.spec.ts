import { expect, expectAccessible, expectFits, forgiveStatus, hydrated, test } from './fixtures.ts';

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
  await page.getByRole('heading', { name: 'Page to subscribe on' }).click();
  const text = page.getByRole('textbox', { name: 'Text' }).first();
  const before = await text.inputValue();
  await text.pressSequentially(' Soon.');
  const typed = await text.inputValue();
  expect([typed.length, before.length > 0]).toEqual([before.length + 6, true]);
  release();
  await hydrated(page);
  await expect(text).toHaveValue(typed);
});

test('a tab that is closed right after typing loses nothing', async ({ ownerPage: page }) => {
  const address = '/admin/content/documents/not-found';
  await page.goto(address);
  await hydrated(page);
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Typed a moment before');
  // The page is gone long before typing has paused.
  await page.goto('/admin/content');
  await page.goto(address);
  await expect(page.getByText('This is what you typed until')).toBeVisible();
  await expect(title).toHaveValue('Typed a moment before');
  await hydrated(page);
  // A way within the owner's area as well.
  await title.fill('Typed before a link');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/history/i);
  await page.goto(address);
  await expect(title).toHaveValue('Typed before a link');
});

test('one conflict after the other leads to both texts, and asks anew only where they changed', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  const address = '/admin/content/documents/legal/accessibility';
  await page.goto(address);
  await hydrated(page);
  const fields = (tab: typeof page) => tab.getByRole('textbox', { name: 'Title' });
  await fields(page).nth(1).fill('Written here');
  const saveElsewhere = async (nth: number, text: string) => {
    const other = await page.context().newPage();
    await other.goto(`${address}?as-saved`);
    await hydrated(other);
    await fields(other).nth(nth).fill(text);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Saved as a new version.')).toBeVisible();
    await other.close();
  };
  await saveElsewhere(1, 'Written there');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const conflict = page.getByRole('region', { name: /^You saved this text on/ });
  await expect(conflict).toBeFocused();
  await conflict.getByRole('radio', { name: /Written there/ }).press('Space');
  await saveElsewhere(2, 'Another heading');
  const combine = page.getByRole('button', { name: 'Save as chosen' });
  await combine.last().press('Enter');
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('radio', { name: /Written there/ })).toBeChecked();
  await expect(conflict.getByRole('radio', { name: /Another heading/ })).toBeChecked();
  await saveElsewhere(1, 'Written there anew');
  await combine.last().press('Enter');
  await expect(conflict).toBeFocused();
  await expect(conflict.getByRole('radio', { name: /Written here/ })).toBeChecked();
  await combine.last().press('Enter');
  await expect(page.getByText('Saved as a new version.')).toBeVisible();
  await expect(fields(page).nth(1)).toHaveValue('Written here');
  await expect(fields(page).nth(2)).toHaveValue('Another heading');
  forgiveStatus(consoleProblems, 409);
});

test('without a connection the form stays, says so, and keeps the draft once it can', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  await page.goto('/admin/content/documents/reviews');
  await hydrated(page);
  const field = page.getByRole('textbox').first();
  await page.context().setOffline(true);
  await field.fill('Typed offline');
  await expect(page.getByText('Not kept: there is no connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Nothing was saved: the website did not answer/)).toBeVisible();
  await expect(field).toHaveValue('Typed offline');
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'History' }).click();
  await expect.poll(() => asked).toMatch(/^Your last changes could not be kept/);
  await expect(field).toHaveValue('Typed offline');
  await page.context().setOffline(false);
  await expect(page.getByText(/^Draft kept at/)).toBeVisible();
  consoleProblems.length = 0;
});

test('what is pasted from a document is marked up, and can be undone', async ({ ownerPage: page }) => {
  await page.goto('/admin/content/documents/faqs/web-design');
  await hydrated(page);
  const answer = page.locator('textarea[data-marks]').first();
  await page
    .locator('details:has(textarea[data-marks])')
    .last()
    .evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
  const before = await answer.inputValue();
  await answer.press('ControlOrMeta+End');
  await answer.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h2>One</h2><ul><li style="color:red">a <b>bold</b> word</li></ul>');
    clipboardData.setData('text/plain', 'One a bold word');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(answer).toHaveValue(`${before}\n\n**One**\n\n- a **bold** word`);
  await answer.press('ControlOrMeta+z');
  await expect(answer).toHaveValue(before);
});

test('without a script, on a phone, an answer leads back to where somebody was', async ({
  browser,
  ownerCookies,
  site,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: site.url, viewport });
  await context.addCookies(ownerCookies);
  const page = await context.newPage();
  // Not switched off: what looks at a page for axe is a script itself.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/admin/content/documents/brand-colours');
  await page.getByLabel('Tide', { exact: true }).fill('#9adfe8');
  await page.getByLabel('What did you change?').fill('Closer to the sign');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('#wrong').locator('..')).toBeFocused();
  await expect(page.getByLabel('Tide', { exact: true })).toHaveAccessibleDescription(/at least 4\.5 to 1/);
  await expect(page.getByLabel('What did you change?')).toHaveValue('Closer to the sign');
  await expectFits(page);
  await expectAccessible(page);
  await page.goto('/admin/content/documents/navigation');
  await page.getByRole('heading', { name: 'Header links' }).click();
  await page.getByRole('button', { name: 'Add a header link' }).click();
  await expect(page.locator('summary', { hasText: 'Header link 4' })).toBeFocused();
  const added = page.getByRole('listitem').filter({ hasText: 'Header link 4' });
  await added.getByLabel('Label').fill('Prices');
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move up: Header link 4' }).click();
  const moved = page.locator('summary', { hasText: 'Header link 3' });
  await expect(moved).toBeFocused();
  await expect(moved).toContainText('Prices');
  await context.close();
});

test('a window that was open before keeps nothing over what was typed in another one since', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  const address = '/admin/content/documents/legal/accessibility';
  const title = (tab: typeof page) => tab.getByRole('textbox', { name: 'Title' }).first();
  const old = await page.context().newPage();
  for (const tab of [old, page]) {
    await tab.goto(address);
    await hydrated(tab);
  }
  await title(page).fill('Typed at the desk');
  await expect(page.getByText(/Draft kept/)).toBeVisible();
  await title(old).fill('Typed in the old window');
  const refused = old.getByText('in another window since this one was opened');
  await expect(refused).toBeVisible();
  await expect(refused).not.toContainText('it is tried again');
  await title(page).fill('Typed on at the desk');
  await expect(page.getByText(/Keeping your draft/)).toBeVisible();
  await expect(page.getByText(/Draft kept/)).toBeVisible();
  await old.close();
  await page.goto(address);
  await expect(title(page)).toHaveValue('Typed on at the desk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as a new version.')).toBeVisible();
  await expect(page.getByText('and not saved yet')).toHaveCount(0);
  forgiveStatus(consoleProblems, 409);
});
