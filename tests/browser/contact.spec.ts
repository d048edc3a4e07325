import type { Page } from '@playwright/test';
import { contact } from '#content/contact.ts';
import { bookAfterThanks } from './booking-page.ts';
import { beyondMinimumFill, expect, expectAccessible, islandReady, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { expectTextsWhole } from './whole-texts.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);
const brief = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: pdf };

async function open(page: Page): Promise<void> {
  await page.goto('/lets-talk');
  await islandReady(page, 'contact-form');
}

async function fillStepOne(page: Page, email = 'vera@example.com'): Promise<void> {
  await page.getByLabel('Your name').fill('Vera Visitor');
  await page.locator('main').getByLabel('Email address').fill(email);
  await page.getByLabel('Company name').fill('Example Ltd');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What can we help you with?' })).toBeFocused();
}

async function fillStepTwo(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /SEO Services/ }).check();
  await page.getByRole('radio', { name: '£15,000–£30,000' }).check();
  await page.getByRole('radio', { name: 'As soon as possible' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Tell us about your project' })).toBeFocused();
}

async function toStepThree(page: Page, email?: string): Promise<void> {
  await open(page);
  await fillStepOne(page, email);
  await fillStepTwo(page);
}

/** How far the boat is on the chart, in pixels from the left. */
const sailed = (page: Page) =>
  page.locator('main .contact-boat').evaluate((boat) => boat.getBoundingClientRect().x);

const message = (page: Page) => page.getByLabel('Your project', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test('an enquiry in three steps, from the first field to a booking that is filled in @phone', async ({
  page,
}, info) => {
  // Four looks by axe on the way.
  test.slow();
  const email = `contact-${info.project.name}@example.com`;
  await open(page);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /progress/i })).toHaveAttribute('aria-valuenow', '33');
  await expectAccessible(page);
  // Phones have the form in its place.
  const hasChart = info.project.name !== 'phone';
  const ashore = await sailed(page);
  await fillStepOne(page, email);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  if (hasChart) await expect.poll(() => sailed(page)).toBeGreaterThan(ashore + 50);
  const halfWay = await sailed(page);
  await expectAccessible(page);
  await expectTextsWhole(page);
  await fillStepTwo(page);
  await expect(page.getByRole('progressbar', { name: /progress/i })).toHaveAttribute('aria-valuenow', '100');
  if (hasChart) await expect.poll(() => sailed(page)).toBeGreaterThan(halfWay + 50);
  await message(page).fill('We sell garden rooms and want more enquiries.');
  await page.getByLabel('Attach files').setInputFiles([brief]);
  await expectAccessible(page);
  await send(page);

  await expect(page.getByRole('heading', { name: 'Thank you, Vera Visitor!' })).toBeFocused();
  await expect(page.getByRole('heading', { name: contact.side.title })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Our Work' })).toHaveAttribute('href', '/portfolio');
  await expectAccessible(page);
  expect(await page.evaluate(() => sessionStorage.getItem('contactDraft'))).toBeNull();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you, Vera Visitor!' })).toBeVisible();
  await bookAfterThanks(page, 'Book Discovery Call');
  expect(decodeURIComponent(page.url())).not.toMatch(/vera|example\.com/i);
  await expect(page.getByLabel('Full Name *')).toHaveValue('Vera Visitor');
  await expect(page.getByLabel('Email Address *')).toHaveValue(email);
});

test('every message beside its field, as the field is edited', async ({ page }) => {
  await open(page);
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Name is required');
  await page.getByLabel('Your name').fill('A');
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await page.getByLabel('Your name').fill('   ');
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  await page.getByLabel('Your name').fill('Ann');
  await expect(page.getByText('Looks great!')).toBeVisible();
  await page.locator('main').getByLabel('Email address').fill('ann@');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.locator('main').getByLabel('Email address').fill('ann@example.com');
  await expect(page.getByText('Perfect!')).toBeVisible();
  await page.getByLabel('Company name').fill('Ann & Co');
  await expect(page.getByText('Got it!')).toBeVisible();
  await expectAccessible(page);
  await next.click();

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please select at least one project type')).toBeVisible();
  await expect(page.getByText('Please select a budget range')).toBeVisible();
  await expect(page.getByText('Please select a timeline')).toBeVisible();
  const mark = page
    .locator('fieldset#projectTypes')
    .evaluate((group) => getComputedStyle(group, '::before').backgroundColor);
  expect(await mark).toBe('oklch(0.475 0.17 27)');
  await expectAccessible(page);
  await page.getByText('90 Day Support').click();
  await expect(page.getByText('Please select at least one project type')).toBeHidden();
  await page.getByText('90 Day Support').click();
  await expect(page.getByText('Please select at least one project type')).toBeVisible();
  await fillStepTwo(page);

  await send(page);
  await expect(page.getByText('Please tell us about your project')).toBeVisible();
  await message(page).fill('123456789');
  await expect(page.getByText('Please provide more details (at least 10 characters)')).toBeVisible();
  await expect(page.getByText('9/10 characters minimum')).toBeVisible();
  await expect(page.locator('[data-counter]')).not.toHaveAttribute('data-enough');
  await message(page).fill('1234567890');
  await expect(page.getByText('10/10 characters minimum')).toHaveCSS('color', /oklch\(0\.43 0\.095 158\)/);
  await expect(page.getByText('Please provide more details')).toBeHidden();
});

test('the draft holds what was typed, and nothing of the campaign that brought the visitor', async ({
  page,
}) => {
  await page.goto('/lets-talk?gclid=click-1&utm_source=google');
  await islandReady(page, 'contact-form');
  await fillStepOne(page);
  const draft = await page.evaluate(() => sessionStorage.getItem('contactDraft'));
  expect(draft).toContain('Vera Visitor');
  expect(draft).not.toMatch(/gclid|click-1|utm_|formToken|homepage/);
});

test('back and forward move between steps, a reload keeps what was typed', async ({ page }) => {
  await toStepThree(page);
  await message(page).fill('Half a thought about');
  await page.getByLabel('Attach files').setInputFiles([brief]);
  await page.goBack();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByText('brief.pdf')).toBeVisible();
  const key = await page.locator('input[name="idempotencyKey"]').inputValue();

  await page.reload();
  await islandReady(page, 'contact-form');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(message(page)).toHaveValue('Half a thought about');
  await expect(page.getByText('Files were not kept when the page reloaded')).toBeVisible();
  await expect(page.locator('input[name="idempotencyKey"]')).toHaveValue(key);
  await page.getByRole('button', { name: 'Back' }).click();
  // The draft knows of the step once it has the focus.
  await expect(page.getByRole('heading', { name: 'What can we help you with?' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /SEO Services/ })).toBeChecked();
  await page.goto('/portfolio');
  await page.goto('/lets-talk');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Vera Visitor');
});

test('back and reload after sending start an empty form at its first step', async ({ page }) => {
  await toStepThree(page, 'once@example.com');
  await message(page).fill('Sent, and then gone back from.');
  await beyondMinimumFill(page);
  await send(page);
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  await page.goBack();
  await page.reload();
  await islandReady(page, 'contact-form');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await fillStepOne(page, 'twice@example.com');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();

  await page.locator('main').getByLabel('Email address').fill('twice@');
  await page.goForward();
  await page.reload();
  await islandReady(page, 'contact-form');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
});

test('files: refused with a reason, added in turns, dropped, taken out again', async ({ page }) => {
  await toStepThree(page);
  const input = page.getByLabel('Attach files');
  const names = () => page.locator('[data-file-name]').allTextContents();
  await input.setInputFiles([brief, { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: pdf }]);
  await expect(page.getByText('“run.exe” cannot be attached: please use PDF')).toBeVisible();
  expect(await names()).toEqual(['brief.pdf']);
  await input.setInputFiles([
    { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await expect(page.getByText('“big.png” is larger than 10 MB')).toBeVisible();
  await input.setInputFiles(['b', 'c', 'd', 'e', 'f'].map((name) => ({ ...brief, name: `${name}.pdf` })));
  await expect(page.getByText('Please attach at most 5 files')).toBeVisible();
  expect(await names()).toEqual(['brief.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
  await page.getByRole('button', { name: 'Remove c.pdf' }).click();
  expect(await names()).toEqual(['brief.pdf', 'b.pdf', 'd.pdf', 'e.pdf']);
  await expect(page.getByRole('button', { name: 'Remove d.pdf' })).toBeFocused();
  expect(await input.evaluate((one: HTMLInputElement) => one.files?.length)).toBe(4);

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4'], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await expect(page.getByText('Or drop your files here.')).toBeVisible();
  await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: dropped });
  expect(await names()).toContain('dropped.pdf');
});

test('a file that is not what it says comes back beside the file field', async ({
  page,
  consoleProblems,
}) => {
  await toStepThree(page);
  await message(page).fill('With something strange attached');
  await page
    .getByLabel('Attach files')
    .setInputFiles([{ ...brief, name: 'virus.pdf', buffer: Buffer.from('MZ\u0090 this is a program') }]);
  await send(page);
  await expect(page.locator('#files-error')).toContainText('virus.pdf');
  await expect(message(page)).toHaveValue('With something strange attached');
  await page.getByRole('button', { name: 'Remove virus.pdf' }).click();
  await send(page);
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  expect(consoleProblems.splice(0).join()).toContain('400');
});

test('a failing server and a lost connection lose nothing, and the retry makes one lead', async ({
  page,
  ownerCookies,
  context,
  consoleProblems,
}) => {
  const email = 'retry@example.com';
  await toStepThree(page, email);
  await message(page).fill('Please survive the storm outside.');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'Oh dear' }));
  await send(page);
  const alert = page.locator('[data-form-alert]');
  await expect(alert).toContainText('hello@foreshore.example');
  await expect(alert).toContainText('01632 960 174');
  await expect(alert).toBeFocused();
  await expect(message(page)).toHaveValue('Please survive the storm outside.');
  await expectAccessible(page);

  await page.unroute('**/api/contact');
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await beyondMinimumFill(page);
  // What went wrong before stands there until this press is painted.
  const lost = page.waitForEvent('requestfailed');
  await send(page);
  await lost;
  await expect(alert).toBeVisible();
  await page.unroute('**/api/contact');
  await page.reload();
  await islandReady(page, 'contact-form');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Vera Visitor!' })).toBeVisible();

  await context.addCookies(ownerCookies);
  const admin = await context.newPage();
  await admin.goto('/admin/mail');
  await expect.poll(() => mailsTo(admin, email)).toBe(1);
  consoleProblems.splice(0);
});

test('an answer that was lost and then changed is sent as a message of its own', async ({
  page,
  consoleProblems,
}) => {
  await toStepThree(page, 'corrected@example.com');
  await message(page).fill('Please survive the storm outside.');
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(page.locator('[data-form-alert]')).toBeVisible();
  await page.unroute('**/api/contact');
  await message(page).fill('Please survive the storm outside. And the rain.');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Vera Visitor!' })).toBeVisible();
  expect(consoleProblems.splice(0).join()).not.toContain('409');
});

async function mailsTo(admin: Page, email: string): Promise<number> {
  await admin.goto('/admin/mail');
  return admin.getByText(email).count();
}

test('a double click sends once, and the button says that it is sending', async ({ page }) => {
  await toStepThree(page, 'twice@example.com');
  await message(page).fill('Clicked by an impatient person.');
  let requests = 0;
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    requests += 1;
    await seen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  seen.resolve();
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  expect(requests).toBe(1);
});

test('what is being sent cannot be changed until the answer comes, and then all of it can', async ({
  page,
  consoleProblems,
}) => {
  await toStepThree(page, 'unchanged@example.com');
  await message(page).fill('As it was when it was sent.');
  await page.getByLabel('Attach files').setInputFiles([brief]);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await seen.promise;
    await route.fulfill({ status: 500, body: 'Oh dear' });
  });
  const places = () =>
    page
      .locator('.contact-form :is(textarea, #files, [data-back], [data-file-remove])')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const before = await places();
  await send(page);
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeFocused();
  expect(await places()).toEqual(before);
  for (const name of ['textarea', '#files', '[data-back]', '[data-file-remove]', '[name="newsletter"]']) {
    const control = page.locator(`.contact-form ${name}`).first();
    expect(await control.evaluate((one) => Boolean(one.closest('[inert]'))), name).toBe(true);
    await control.click({ force: true, noWaitAfter: true });
  }
  await busy.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(' And more.');
  await expect(message(page)).toHaveValue('As it was when it was sent.');
  await expect(page.locator('[name="newsletter"]')).not.toBeChecked();
  await expect(page.locator('.contact-form')).toHaveAttribute('data-step', '3');
  expect(await page.locator('[data-file-name]').allTextContents()).toEqual(['brief.pdf']);

  seen.resolve();
  await expect(page.locator('[data-form-alert]')).toBeFocused();
  await expect(page.locator('.contact-form [inert]')).toHaveCount(0);
  await message(page).fill('As it was, and more.');
  await page.getByRole('button', { name: 'Remove brief.pdf' }).click();
  await page.unroute('**/api/contact');
  await beyondMinimumFill(page);
  await send(page);
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
  consoleProblems.splice(0);
});

test('works by keyboard alone', async ({ page }) => {
  await open(page);
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Kay Board');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kay@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Keys Ltd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What can we help you with?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Custom Web Design/ })).toBeChecked();
  for (let times = 0; times < 8; times++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tell us about your project' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Typed without a mouse.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, Kay Board!' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one long form, errors beside the fields, everything typed kept, files by multipart @phone', async ({
    page,
    consoleProblems,
  }, info) => {
    await page.goto('/lets-talk');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
    await page.getByLabel('Your name').fill('Norah Script');
    await page.locator('main').getByLabel('Email address').fill('norah@');
    await page.getByRole('checkbox', { name: /Web Development/ }).check();
    await page.getByRole('checkbox', { name: /Ad Services/ }).check();
    await page.getByRole('radio', { name: '£50,000+' }).check();
    await message(page).fill('Short');
    await send(page);
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    expect(consoleProblems.splice(0).join()).toContain('422');
    await expect(page.getByText('Company name is required')).toBeVisible();
    await expect(page.getByText('Please select a timeline')).toBeVisible();
    await expect(page.getByText('Please provide more details (at least 10 characters)')).toBeVisible();
    await expect(page.getByText('Or drop your files here.')).toBeHidden();
    const filesLost = page.getByText('Files were not kept when the page reloaded');
    await expect(filesLost).toBeHidden();
    await expect(page.getByLabel('Your name')).toHaveValue('Norah Script');
    await expect(page.getByRole('checkbox', { name: /Ad Services/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: '£50,000+' })).toBeChecked();
    await expect(message(page)).toHaveValue('Short');
    await page.getByLabel('Attach files').setInputFiles([brief]);
    await send(page);
    await expect(filesLost).toBeVisible();
    expect(consoleProblems.splice(0).join()).toContain('422');

    await page.locator('main').getByLabel('Email address').fill(`norah-${info.project.name}@example.com`);
    await page.getByLabel('Company name').fill('Plain Pages');
    await page.getByRole('radio', { name: '3–6 months' }).check();
    await message(page).fill('Long enough by now, with a file.');
    await page.getByLabel('Attach files').setInputFiles([brief]);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you, Norah Script!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: contact.side.title })).toBeHidden();
    await expect(page).toHaveURL(/\/lets-talk\?sent=/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thank you, Norah Script!' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Book Discovery Call' }).click();
    await page
      .locator('button[name="date"]', { hasText: /\d free/ })
      .last()
      .click();
    await page.locator('button[name="time"]:enabled').first().click();
    await expect(page.getByLabel('Full Name *')).toHaveValue('Norah Script');
  });
});

test('a form that was posted before its script came shows every error at once', async ({
  page,
  consoleProblems,
}) => {
  await page.route('**/assets/contact-form*', (route) => route.abort());
  await page.goto('/lets-talk');
  await page.getByLabel('Your name').fill('Ernest Early');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please select a budget range')).toBeVisible();
  await expect(page.getByText('Please tell us about your project')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Ernest Early');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  consoleProblems.splice(0);
});

test('nothing moves while the form comes alive', async ({ page }) => {
  const nothingMoved = await watchShifts(page);
  await open(page);
  await nothingMoved();
});
