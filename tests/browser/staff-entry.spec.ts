import { expect, expectAccessible, forgiveStatus, ownerAccount, test } from './fixtures.ts';

// A site of its own: the set-up link can be used once, and other tests use theirs.
test.use({ siteEnvironment: { SITE_NOW: '2026-11-21T09:00:00Z' } });

test('a refused account says what is wrong beside the fields, focus on the first, and is made when it is right @phone', async ({
  site,
  page,
  consoleProblems,
}) => {
  await page.goto(site.setupUrl ?? '');
  await page.getByRole('button', { name: 'Create account' }).click();
  const name = page.getByLabel('Your name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await name.fill(ownerAccount.name);
  await page.getByLabel('Email address').fill(ownerAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(ownerAccount.password);
  await page.getByLabel('The same password again').fill('another long passphrase');
  await page.keyboard.press('Enter');
  const repeat = page.getByLabel('The same password again');
  await expect(repeat).toHaveAccessibleDescription('The two passwords are not the same.');
  await expect(repeat).toBeFocused();
  await expect(name).toHaveValue(ownerAccount.name);
  await page.getByLabel('Password', { exact: true }).fill(ownerAccount.password);
  await repeat.fill(ownerAccount.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
  forgiveStatus(consoleProblems, 422);
});

test('an empty sign-in names both fields, and a wrong password is said once @phone', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password').fill('a wrong passphrase');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/not right/);
  await expectAccessible(page);
  forgiveStatus(consoleProblems, 401, 422);
});

test('a forgotten password is asked for on a page that says the same for everybody @phone', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  await expectAccessible(page);
  forgiveStatus(consoleProblems, 422);
});

test('links that lead nowhere, or have done their work, say so with their status', async ({ page, site }) => {
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  expect(await statusOf('/set-up/never-made')).toBe(404);
  const setUp = site.setupUrl ?? '';
  expect([200, 410]).toContain(await statusOf(setUp));
  expect(await statusOf('/new-password/never-made')).toBe(410);
  expect(await statusOf('/invitation/never-made')).toBe(410);
  expect(await statusOf('/newsletter/confirm/never.made.link')).toBe(410);
  expect(await statusOf('/newsletter/unsubscribe/never-made')).toBe(410);
});
