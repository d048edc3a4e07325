import { Secret, TOTP } from 'otpauth';
import {
  expect,
  expectAccessible,
  expectFits,
  forgiveStatus,
  islandReady,
  ownerAccount,
  test,
} from './fixtures.ts';

// A site of its own, whose clock is about that of this test, as it is for somebody with an app.
test.use({ siteEnvironment: { SITE_NOW: new Date().toISOString() } });
// Both change the owner's ways in: one after the other, each leaving them as they were.
test.describe.configure({ mode: 'default' });

test('a second step is set up, asked for at the next sign-in, and switched off', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  const fine = async () => {
    await expectAccessible(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
    }
  };
  await page.goto('/admin/account');
  await page.getByRole('link', { name: 'Set up a second step' }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second step');
  await page.getByLabel('Your password now').fill(ownerAccount.password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const shown = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const secret = Secret.fromBase32((shown ?? '').replaceAll(' ', ''));
  await page.getByLabel('Code from your app').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from your app')).toBeFocused();
  await fine();
  await page.getByLabel('Code from your app').fill(TOTP.generate({ secret }));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allTextContents();
  await fine();
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Email address').fill(ownerAccount.email);
  await page.getByLabel('Password').fill(ownerAccount.password);
  await page.keyboard.press('Enter');
  await page.getByText('No access to your app?').click();
  await page.getByLabel('Recovery code').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await fine();
  await page.getByLabel('Recovery code').fill(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/account/second-step');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await fine();
  await page.getByLabel('Your password now').fill(ownerAccount.password);
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/Your second step is switched off/);
  forgiveStatus(consoleProblems, 401, 422);
});

test('a passkey is made, signs in alone and after the password, and is removed', async ({
  page,
  consoleProblems,
  ownerCookies,
}) => {
  // The account is there, and nobody is signed in to it in this browser.
  expect(ownerCookies.length).toBeGreaterThan(0);
  const fine = async () => {
    await expectAccessible(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
    }
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const typePassword = async () => {
    await page.getByLabel('Email address').fill(ownerAccount.email);
    await page.getByLabel('Password').fill(ownerAccount.password);
    await page.keyboard.press('Enter');
  };
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const verified = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, ...verified },
  });

  await page.goto('/sign-in?next=/admin/account/passkeys');
  await islandReady(page, 'passkey');
  await press('Use a passkey');
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  await fine();
  await typePassword();
  await page.getByLabel('Your password now').fill(ownerAccount.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Name of the passkey').fill(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of the passkey')).toBeFocused();
  await page.getByLabel('Name of the passkey').fill('Office laptop');
  await fine();
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);

  await press('Sign out');
  await islandReady(page, 'passkey');
  await press('Use a passkey');
  await expect(page).toHaveURL('/admin');
  await press('Sign out');
  await typePassword();
  await islandReady(page, 'passkey');
  await expect(page.getByLabel('Code from your app')).toBeHidden();
  await fine();
  await press('Use a passkey');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/account');
  const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(row).toContainText(/Office laptop.*Added on.*Last used on/);
  await fine();
  await page.getByRole('link', { name: 'Add or remove a passkey' }).click();
  await page.getByRole('link', { name: 'Remove Office laptop' }).click();
  await expect(page.getByText('your password alone signs you in afterwards')).toBeVisible();
  await fine();
  await page.getByLabel('Your password now').fill(ownerAccount.password);
  await press('Remove the passkey');
  await expect(page.getByRole('status').first()).toHaveText('Your passkey is removed.');
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  forgiveStatus(consoleProblems, 422);
});
