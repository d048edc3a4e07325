import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, forgiveStatus, hydrated, test } from './fixtures.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Somebody with an enquiry, a picture and a call; each test has a person of its own. */
async function arrive(page: Page, name: string, email: string): Promise<void> {
  const enquiry = { name, email, budget: '15k-30k', timeline: 'asap', company: 'Harbour Ltd' };
  const message = 'We sell garden rooms, and nobody finds us.';
  const files = { name: 'our-shop.png', mimeType: 'image/png', buffer: dot };
  const answer = await page.request.post('/api/contact', {
    multipart: { ...enquiry, projectTypes: 'seo', message, files },
  });
  expect(answer.status()).toBe(200);
}

async function openPerson(page: Page, name: string): Promise<void> {
  await page.goto('/admin/people');
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

test('a person’s page is worked with from list to timeline @phone', async ({
  ownerPage: page,
  consoleProblems,
}, info) => {
  const name = `Pat ${info.project.name}`;
  await arrive(page, name, `pat-${info.project.name}@example.com`);
  await page.goto('/admin/people');
  await expectFits(page);
  await expectAccessible(page);
  await openPerson(page, name);
  await expect(page.getByText('Waits for an answer since')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Preview of our-shop.png' })).toBeAttached();
  await page.getByLabel('New note').fill('Rings in the morning');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rings in the morning' }).first()).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('won');
  await page.getByLabel('Value').fill('much');
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByText('Please write an amount in pounds')).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('won');
  forgiveStatus(consoleProblems, 422);
  await page.getByLabel('Value').fill('2,500');
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Status: New to Won');
  await expect(page.getByText('Why was it won?')).toBeVisible();
  await expect(page.getByText('Waits for an answer')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('No mailbox is connected');
  await expectFits(page);
  await expectAccessible(page);
  await writeByKeyboard(page);
});

/** From the person's page to a letter that is sent, without a mouse; each page on the way is looked at. */
async function writeByKeyboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Write to them' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Write to');
  await page.getByLabel('To', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Our plan');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Letter', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Preview it first' }).press('Enter');
  await expect(page.getByRole('region', { name: 'This goes out' })).toContainText('Our plan');
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our plan');
  await expectFits(page);
  await expectAccessible(page);
}

test('saving one form of a person’s page keeps what is typed in the others', async ({ ownerPage: page }) => {
  await arrive(page, 'Sasha Slow', 'sasha@example.com');
  await openPerson(page, 'Sasha Slow');
  await page.getByText('Change name, company or phone').click();
  const typed = {
    'Next step': 'Send the proposal',
    'New note': 'Likes blue',
    Phone: '01632 960 111',
    Value: '2400',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  const saved = async (button: string, told: string) => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(told);
  };
  await page.getByLabel('Status', { exact: true }).selectOption('proposal');
  await saved('I have answered', 'Marked as answered');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('proposal');
  for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
  await saved('Save status', 'Status: New to Proposal sent');
  await expect(page.getByLabel('Value')).toHaveValue('£2,400');
  await saved('Save next step', 'Send the proposal');
  await saved('Save details', 'Changed the details');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'Likes blue' }).first()).toBeVisible();
});

test('the keyboard keeps its place when a button is locked or goes, and a refusal is told once', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  await arrive(page, 'Kay Board', 'kay@example.com');
  await arrive(page, 'Kay Board', 'kay.two@example.com');
  await openPerson(page, 'Kay Board');
  const heading = (name: string) => page.locator('main').getByRole('heading', { name, exact: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const button = (name: string | RegExp) => page.locator('main').getByRole('button', { name }).first();
  await page.getByLabel('Next step').fill('Ring them');
  await button('Save next step').press('Enter');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Ring them');
  await expect(button('Save next step')).toBeFocused();
  await page.getByText('Merge with another person').click();
  const other = page.getByRole('textbox', { name: 'Their email address', exact: true });
  await other.fill('nobody@example.org');
  await button('Merge').press('Enter');
  await expect(page.getByText('Nobody has this address')).toHaveCount(1);
  await expect(button('Merge')).toBeFocused();
  forgiveStatus(consoleProblems, 422);
  const [mine] = await page.getByRole('link', { name: /^kay.*@example\.com$/ }).allInnerTexts();
  await other.fill(mine === 'kay@example.com' ? 'kay.two@example.com' : 'kay@example.com');
  await button('Merge').press('Enter');
  await expect(button(/separate person/)).toBeVisible();
  await expect(heading('Email addresses')).toBeFocused();
  await button(/separate person/).press('Enter');
  await expect(button(/separate person/)).toHaveCount(0);
  await expect(heading('Email addresses')).toBeFocused();
  await page.goto('/admin/people');
  await hydrated(page);
  await page
    .getByRole('checkbox', { name: /Kay Board/ })
    .first()
    .check();
  await page.getByLabel('Status').last().selectOption('lost');
  await button('Change them').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 person was changed' })).toBeFocused();
});

for (const scripts of [true, false])
  test(`of two who edit at once the second is told and keeps what was typed, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
    ownerCookies,
    ownerPage,
    baseURL,
    consoleProblems,
  }) => {
    const name = scripts ? 'Quinn Twice' : 'Quincy Twice';
    await arrive(ownerPage, name, `${scripts ? 'quinn' : 'quincy'}@example.com`);
    const context = scripts ? ownerPage.context() : await plain(browser, baseURL);
    await context.addCookies(ownerCookies);
    const page = await context.newPage();
    await openPerson(page, name);
    await openPerson(ownerPage, name);
    await ownerPage.getByLabel('Next step').fill('Ring on Monday');
    await ownerPage.getByRole('button', { name: 'Save next step' }).click();
    await expect(ownerPage.getByRole('region', { name: 'Timeline' })).toContainText('Ring on Monday');
    await page.getByLabel('Next step').fill('Send the offer');
    await page.getByRole('button', { name: 'Save next step' }).click();
    await expect(page.getByText('Somebody else changed this person')).toBeVisible();
    await expect(page.getByText('Saved meanwhile: Ring on Monday')).toBeVisible();
    await expect(page.getByLabel('Next step')).toHaveValue('Send the offer');
    await page.getByRole('button', { name: 'Save next step' }).click();
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Send the offer');
    await (scripts ? page : context).close();
    forgiveStatus(consoleProblems, 409);
  });

test('what is typed stays where a colleague changed the same field, also once another form is saved', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  await arrive(page, 'Robin Both', 'robin@example.com');
  await openPerson(page, 'Robin Both');
  const colleague = await page.context().newPage();
  await openPerson(colleague, 'Robin Both');
  await page.getByLabel('Next step').fill('Send the offer');
  await page.getByLabel('Reason').fill('They like blue');
  await colleague.getByLabel('Next step').fill('Ring on Monday');
  await colleague.getByRole('button', { name: 'Save next step' }).click();
  await expect(colleague.getByRole('region', { name: 'Timeline' })).toContainText('Ring on Monday');
  await page.getByLabel('New note').fill('Rings in the evening');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Saved meanwhile: Ring on Monday')).toBeVisible();
  await expect(page.getByLabel('Next step')).toHaveValue('Send the offer');
  await expect(page.getByLabel('Reason')).toHaveValue('They like blue');
  await page.getByRole('button', { name: 'Save next step' }).click();
  await expect(page.getByText('Somebody else changed this person')).toBeVisible();
  await expect(page.getByLabel('Next step')).toHaveValue('Send the offer');
  await page.getByRole('button', { name: 'Save next step' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Send the offer');
  await expect(page.getByText('Saved meanwhile')).toHaveCount(0);
  // What nobody typed into follows what is saved.
  await colleague.reload();
  await colleague.getByLabel('Next step').fill('Ring on Tuesday');
  await colleague.getByRole('button', { name: 'Save next step' }).click();
  await expect(colleague.getByRole('region', { name: 'Timeline' })).toContainText('Ring on Tuesday');
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByLabel('Next step')).toHaveValue('Ring on Tuesday');
  await colleague.close();
  forgiveStatus(consoleProblems, 409);
});

test('a new template is saved once, and what was typed into one that is gone becomes a new one', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  await page.goto('/admin/letter-templates');
  const form = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await page.getByText('A new template').click();
  await form('A new template').getByLabel('Name').fill('After a visit');
  await form('A new template').getByLabel('Subject').fill('After a visit');
  await form('A new template').getByLabel('Text').fill('It was good to talk.');
  await form('A new template').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The template is saved.' })).toBeVisible();
  await expect(form('A new template').getByLabel('Text')).toBeHidden();
  await page.getByText('A new template').click();
  await expect(form('A new template').getByLabel('Text')).toHaveValue('');
  const other = await page.context().newPage();
  await other.goto('/admin/letter-templates');
  await other.getByText('After a visit', { exact: true }).click();
  await other.getByRole('listitem').filter({ hasText: 'After a visit' }).getByLabel('Text').fill('Call me.');
  await page.getByText('After a visit', { exact: true }).click();
  await form('After a visit').getByRole('button', { name: 'Delete', exact: true }).click();
  await form('After a visit').getByRole('button', { name: 'Delete the template' }).click();
  await expect(page.getByText('The template is deleted.')).toBeVisible();
  await other
    .getByRole('listitem')
    .filter({ hasText: 'After a visit' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(other.getByText('Somebody else deleted this template')).toBeVisible();
  const anew = other.getByRole('listitem').filter({ hasText: 'A new template' });
  await expect(anew.getByLabel('Text')).toHaveValue('Call me.');
  await anew.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('After a visit', { exact: true })).toBeVisible();
  await other.close();
  forgiveStatus(consoleProblems, 409);
});

test('whoever was invited is not left in the form, where a second press would end their link', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/team');
  await page.getByLabel('Email address').fill('new@example.com');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Pass this link on to new@example.com')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('');
});

const plain = (browser: Browser, baseURL: string | undefined) =>
  browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
