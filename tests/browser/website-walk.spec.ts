import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, forgiveStatus, hydrated, test } from './fixtures.ts';

// What is published here is on a site of its own.
test.use({ siteEnvironment: { AGENCY_WALK: 'website' } });
test.describe.configure({ mode: 'default' });

const address = '/admin/content/documents/legal/accessibility';

/** Every page is drawn before something goes out: a busy machine needs its time. */
const checked = { timeout: 240_000 };
test.slow();

/** Presses a button without a pointer. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

async function expectCalmOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the editor by keyboard, from a mistake and a conflict to what visitors read', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  await page.goto(address);
  await hydrated(page);
  const titles = page.getByRole('textbox', { name: 'Title' });
  const before = await titles.count();
  await press(page, 'Add a section');
  await expect(titles).toHaveCount(before + 1);
  await titles.last().focus();
  await page.keyboard.type('Help on the Phone');
  await press(page, 'Save');
  const mistakes = page.getByRole('heading', { name: /needs? correcting/ });
  await expect(mistakes).toBeVisible();
  await expectCalmOnPhone(page);
  // The way to a wrong field takes away nothing of what was said.
  await page.locator('[aria-labelledby="wrong"]').getByRole('link').last().press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text' }).last()).toBeFocused();
  await expect(mistakes).toBeVisible();
  await page.keyboard.type(
    'Ring us where a page stands in your way, and somebody reads to you what it says or fills in its form with you.',
  );
  const other = await page.context().newPage();
  await other.goto(`${address}?as-saved`);
  await hydrated(other);
  await titles.first().waitFor();
  await other.getByRole('textbox', { name: 'Title' }).first().fill('Accessibility of this website');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved as a new version.')).toBeVisible();
  await other.close();
  await press(page, 'Save');
  await expect(
    page.getByRole('heading', { name: /^You saved this text on .*, in another window$/ }),
  ).toBeVisible();
  await expectCalmOnPhone(page);
  await press(page, 'Save both together');
  // A long form stays where it was: what became of it is said beside the button, which keeps the focus.
  await expect(page.getByText('Saved as a new version.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save', exact: true }).last()).toBeFocused();
  await expect(titles.first()).toHaveValue('Accessibility of this website');
  await expect(titles.last()).toHaveValue('Help on the Phone');
  forgiveStatus(consoleProblems, 422, 409);
  await page.goto('/admin/content/documents/site');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Saltmarsh & Sons');
  await press(page, 'Save');
  await expect(page.getByText('Saved as a new version.')).toBeVisible();
  await page.goto('/admin/content/publish');
  await hydrated(page);
  await expectCalmOnPhone(page);
  await press(page, 'Check and publish');
  await expect(page).toHaveURL(/releases\?published=/, checked);
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeFocused();
  // The scripts of the owner’s area know the new name as well: React would draw the page anew, without its palette.
  await page.context().addCookies([{ name: 'palette', value: 'night', url: new URL('/', page.url()).href }]);
  await page.goto('/admin/content');
  await hydrated(page);
  await expect(page).toHaveTitle(/Saltmarsh & Sons$/);
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'night');
  await page.goto('/accessibility');
  await expect(page.getByRole('heading', { name: 'Help on the Phone' })).toBeVisible();
});

test('a release is refused, mended where the refusal leads, waits for its time, and is withdrawn', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  await page.goto('/admin/content/documents/not-found');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Title' }).first().fill('That color is somewhere else');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as a new version.')).toBeVisible();
  await page.goto('/admin/content/publish');
  await hydrated(page);
  await press(page, 'Check and publish');
  const refused = page.getByRole('region', { name: /^Not published/ });
  await expect(refused).toBeFocused(checked);
  await refused.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await expect(title).toBeFocused();
  await hydrated(page);
  await title.fill('That page is somewhere else');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as a new version.')).toBeVisible();
  forgiveStatus(consoleProblems, 422);
  await page.goto('/admin/content/publish');
  await hydrated(page);
  await page.getByText('At a time', { exact: true }).click();
  await page.getByLabel('Date', { exact: true }).fill('2026-12-01');
  await page.getByLabel('Time (UK)').fill('09:00');
  await page.getByRole('button', { name: 'Check and schedule' }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for its time' });
  await expect(waiting).toContainText('1 December 2026', checked);
  await expectCalmOnPhone(page);
  await waiting.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByText('Withdrawn: it will not go out.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('a link to the draft is made and withdrawn by keyboard, which is never left without a place', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/content/preview');
  await hydrated(page);
  await page.getByLabel('Who is it for?').fill('A client by the sea');
  await press(page, 'Make a link');
  const made = page.getByRole('status').filter({ hasText: 'Copy this link now' });
  await expect(made).toBeFocused();
  await expect(made.getByRole('textbox', { name: 'Link to the draft' })).toHaveValue(
    /\/draft\/[\w-]{20,}\/$/,
  );
  await press(page, 'Withdraw the link: A client by the sea');
  await expect(page.getByText('A client by the sea')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});
