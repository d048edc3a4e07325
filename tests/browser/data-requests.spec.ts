import {
  beyondMinimumFill,
  expect,
  expectAccessible,
  expectFits,
  expectThanksAlone,
  forgiveStatus,
  hydrated,
  islandReady,
  test,
} from './fixtures.ts';

// Requests about personal data: from the form to the owner's answer.

test.use({ siteEnvironment: { SITE_NOW: '2026-11-20T09:00:00Z' } });

test('a request is checked, stored, thanked for with its last day, and answered by the owner @phone', async ({
  page,
  ownerPage,
  isMobile,
  consoleProblems,
}) => {
  await page.goto('/your-data');
  await islandReady(page, 'data-request');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText('Please choose what we should do')).toBeVisible();
  await page.getByRole('radio', { name: /^Delete it/ }).check();
  await expect(page.getByText('Please choose what we should do')).toBeHidden();
  await page.getByLabel('Your name').fill('Dora Datasubject');
  await page.getByLabel('Your email address').fill(`dora-${isMobile}@example.com`);
  await page.getByLabel('In your own words').fill('Everything, please.');
  await beyondMinimumFill(page);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(await expectThanksAlone(page, 'We have it')).toBeFocused();
  await expect(page.getByText('20 December 2026 at the latest')).toBeVisible();
  await page.reload();
  await expectThanksAlone(page, 'We have it');
  await expectAccessible(page);

  await ownerPage.goto('/admin');
  await expect(ownerPage.getByText(/about personal data (is|are) open/)).toBeVisible();
  await ownerPage.getByRole('link', { name: 'Data requests' }).click();
  await ownerPage
    .getByRole('listitem')
    .filter({ hasText: 'Dora Datasubject' })
    .getByRole('link', { name: 'Deletion' })
    .first()
    .click();
  await hydrated(ownerPage);
  await expect(ownerPage.getByText('Everything, please.')).toBeVisible();
  await expectAccessible(ownerPage);
  await expectFits(ownerPage);
  await ownerPage.getByRole('button', { name: 'Save the answer' }).click();
  await expect(ownerPage.getByText('Please choose what was done')).toBeVisible();
  forgiveStatus(consoleProblems, 422);
  await ownerPage.getByLabel('Outcome').selectOption('Done as asked');
  await ownerPage.getByLabel('Note').fill('Erased with npm run erase.');
  await ownerPage.getByRole('button', { name: 'Save the answer' }).click();
  await expect(ownerPage.getByText('Answered on 20 November 2026')).toBeVisible();
  await expectFits(ownerPage);
  await ownerPage.getByRole('button', { name: 'Open it again' }).click();
  await expect(ownerPage.getByRole('heading', { name: 'How to answer it' })).toBeVisible();
  await expect(ownerPage.getByLabel('Note')).toHaveValue('Erased with npm run erase.');

  await ownerPage.goto('/admin/privacy');
  await hydrated(ownerPage);
  const wanted = ownerPage.getByLabel('Find a person’s data');
  await wanted.fill('dora');
  await ownerPage.getByRole('button', { name: 'Find' }).click();
  await expect(ownerPage.getByText('Please write a whole email address').first()).toBeVisible();
  await expect(wanted).toHaveValue('dora');
  forgiveStatus(consoleProblems, 422);
  await wanted.fill(`dora-${isMobile}@example.com`);
  await ownerPage.getByRole('button', { name: 'Find' }).click();
  await expect(ownerPage.getByText('1 request about their data').first()).toBeVisible();
  expect(ownerPage.url()).not.toMatch(/dora|example\.com/);
  await expectAccessible(ownerPage);
  await expectFits(ownerPage);
  const download = ownerPage.waitForEvent('download');
  await ownerPage.getByRole('button', { name: 'Download the export' }).click();
  expect((await download).suggestedFilename()).toBe('personal-data-2026-11-20.html');
  await ownerPage.getByLabel('The address once more').fill(`dora-${isMobile}@example.com`);
  await ownerPage.getByRole('button', { name: 'Erase this person for good' }).click();
  await expect(ownerPage.getByRole('heading', { name: 'A letter to the person' })).toBeVisible();
  await expectAccessible(ownerPage);
  await expectFits(ownerPage);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what was typed comes back with its messages, and the complaint is stored', async ({
    page,
    consoleProblems,
  }) => {
    await page.goto('/your-data');
    await page.getByLabel('Your name').fill('Carl Complainant');
    await page.getByLabel('In your own words').fill('You wrote to me after I said no.');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Carl Complainant');
    consoleProblems.length = 0;
    await page.getByRole('radio', { name: /^Complain/ }).check();
    await page.getByLabel('Your email address').fill('carl@example.com');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('19 December 2026 at the latest')).toBeVisible();
  });
});
