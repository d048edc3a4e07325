import { type Mood, type SmtpStandIn, startSmtp } from '#fakes/smtp/server.ts';
import { bookElsewhere } from './booking-page.ts';
import { test as base, expect, expectAccessible, expectFits } from './fixtures.ts';

let mood: Mood = 'take';

/** The site with a mail server that takes or refuses, by its mood. */
const test = base.extend<object, { smtp: SmtpStandIn }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const smtp = await startSmtp(() => mood);
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  siteEnvironment: [async ({ smtp }, use) => use({ SMTP_URL: smtp.url }), { scope: 'worker' }],
});

test('an e-mail that was refused is found where e-mails are, and is sent again @phone', async ({
  ownerPage: page,
}) => {
  mood = 'refuse';
  const manage = await bookElsewhere(page, '2026-12-01', '10:00');
  const failing = page.getByRole('region', { name: 'Not delivered' });
  await expect(async () => {
    await page.goto('/admin/mail');
    await expect(failing.getByRole('listitem')).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(failing.getByRole('listitem').first()).toContainText('failed');
  await expect(failing).toContainText('554');
  await expectAccessible(page);
  await expectFits(page);

  await failing.getByRole('link', { name: /^See the call: Your discovery call/ }).click();
  const sent = page.getByRole('region', { name: 'Emails' }).getByRole('listitem');
  const toVisitor = sent.filter({ hasText: 'otto@example.com' });
  await expect(toVisitor).toContainText('failed');
  await expectAccessible(page);
  mood = 'take';
  await toVisitor.getByRole('button', { name: /^Send again/ }).click();
  await expect(async () => {
    await page.reload();
    await expect(toVisitor).toHaveText(/otto@example\.com: sent$/, { timeout: 500 });
  }).toPass();

  await page.goto('/admin/mail');
  await failing.getByRole('button', { name: /^Send again: New discovery call/ }).click();
  await expect(failing).toHaveCount(0);
  await page.goto(manage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
});
