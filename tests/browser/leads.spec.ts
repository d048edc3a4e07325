import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, forgiveSandboxedFrame, test } from './fixtures.ts';

// A site of its own, and its tests one after another: they count leads.
test.use({ siteEnvironment: { AGENCY_EMAIL: 'owner-of-leads@example.com' } });
test.describe.configure({ mode: 'serial' });

const enquiry = {
  projectTypes: ['seo'],
  budget: '15k-30k',
  timeline: 'asap',
  message: 'We would like to be found.',
};

async function send(page: Page, body: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post('/api/contact', { data: { ...enquiry, ...body } });
  expect(answer.status()).toBe(200);
}

test('an empty list says what will stand in it, and so does an empty choice @phone', async ({
  ownerPage: page,
}) => {
  await page.goto('/admin/leads');
  await expect(page.locator('main')).toContainText('No lead has come yet.');
  await expectAccessible(page);
  await page.getByRole('link', { name: /In quarantine/ }).click();
  await expect(page.locator('main')).toContainText('Nothing is in quarantine.');
  await page.getByRole('link', { name: 'Quote request' }).click();
  await expect(page.locator('main')).toContainText('There are none of this kind here.');
  await page.getByRole('link', { name: 'Show every kind' }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?show=quarantine$/);
});

test('fifty leads to a page, newest first, with long names broken and not cut @phone', async ({
  ownerPage: page,
}) => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  for (let number = 1; number <= 50; number++)
    await send(page, { name: `Visitor ${number}`, email: `v${number}@example.com`, company: 'Sample' });
  await send(page, { name: word, email: `${word.slice(0, 60)}@example.com`, company: word });
  await page.goto('/admin');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'New leads' }) });
  await expect(card).toContainText('51');
  await expect(card).toContainText('Nothing waits in quarantine.');
  await card.getByRole('link').click();
  await expect(page.getByText('51 leads')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Newer' })).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
  await expect(page.locator('main li a[href^="/admin/leads/"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Newer' }).click();
  await page
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  await expectFits(page);
  await expectAccessible(page);
});

test('a call by somebody with such a name is broken and not cut either @phone', async ({
  ownerPage: page,
  consoleProblems,
}, info) => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  const selectedDate = info.project.name === 'phone' ? '2026-12-02' : '2026-12-01';
  const when = { selectedDate, selectedTime: '10:00' };
  const answer = await page.request.post('/api/calendar/book', {
    data: { name: word, company: word, message: word, email: `${word.slice(0, 60)}@example.com`, ...when },
  });
  const { booking } = await answer.json();
  const ofTheCall = `/admin/bookings/${booking.id}`;
  for (const path of ['/admin', '/admin/bookings', ofTheCall, `${ofTheCall}/reschedule`]) {
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeAttached();
    await expectFits(page);
  }
  await page.goto('/admin/mail');
  await page
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  await expectFits(page);
  forgiveSandboxedFrame(consoleProblems);
});

test('what is in quarantine is told with its reasons, and goes on with one click', async ({
  ownerPage: page,
}) => {
  await send(page, { name: 'Buy at http://spam.example', email: 'x@mailinator.com', company: 'Spam' });
  await page.goto('/admin/leads?show=quarantine');
  await expect(page.getByText('One lead')).toBeVisible();
  await page.getByRole('link', { name: /Buy at/ }).click();
  const why = page.getByRole('region', { name: 'Why it is in quarantine' });
  await expect(why.getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Release it' }).click();
  await expect(page.getByText('It was in quarantine for this, and has been released.')).toBeVisible();
  await page.getByLabel('Progress').selectOption('Contacted');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('main').getByText('Contacted', { exact: true }).first()).toBeVisible();
});
