import { pushDevice } from '#fakes/notice-receivers.ts';
import { expect, expectAccessible, forgiveStatus, test } from './fixtures.ts';

test.use({ permissions: ['notifications'] });

test('somebody chooses where and of what they are told, switches a device on, and a push is shown there', async ({
  ownerPage: page,
  consoleProblems,
}) => {
  const { subscription } = pushDevice('https://push.example.com/send/1');
  // The browser's own push service is on the internet: its answer is all that is replaced.
  await page.addInitScript((answer) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => answer }) as unknown as PushSubscription;
  }, subscription);
  await page.goto('/admin/account');
  await page.getByRole('link', { name: 'Choose what you are told about' }).click();
  await page.getByText('Set up Slack').first().click();
  await page.getByLabel('Address of the incoming webhook').fill('http://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Set up Slack' }).click();
  await expect(page.getByText('The address must begin with https://.')).toBeVisible();
  await page
    .getByLabel('Address of the incoming webhook')
    .fill('https://hooks.slack.com/services/T0/B0/secret');
  await page.getByRole('button', { name: 'Set up Slack' }).click();
  await expect(page.getByText('hooks.slack.com. Set up on')).toBeVisible();
  expect(await page.content()).not.toContain('B0/secret');
  const enquiry = page.getByRole('group', { name: 'New enquiry' });
  await enquiry.getByLabel('Slack').check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Saved:')).toBeVisible();
  await page.reload();
  await expect(enquiry.getByLabel('Slack')).toBeChecked();
  await page.getByRole('button', { name: 'Switch on for this device' }).click();
  await expect(page.getByText('This device is switched on.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Chrome on/ })).toBeVisible();
  await expectAccessible(page);

  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  // The screen that notices appear on is not there under test: what the worker wants to show is noted in its place.
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const shown: unknown[] = [];
    const showNotification = async (...parts: unknown[]) => void shown.push(parts);
    Object.assign(self, { shown });
    Object.defineProperty(Reflect.get(self, 'registration'), 'showNotification', { value: showNotification });
  });
  const message = { title: 'Foreshore', body: 'Enquiry from Ada Example', path: '/admin/leads', tag: 'one' };
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect
    .poll(() => worker?.evaluate(() => Reflect.get(self, 'shown')))
    .toEqual([
      ['Foreshore', expect.objectContaining({ body: message.body, data: { path: '/admin/leads' } })],
    ]);
  forgiveStatus(consoleProblems, 422);
});

test('without a script chats and choices are set up all the same, and the page says what needs one', async ({
  ownerCookies,
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(ownerCookies);
  const page = await context.newPage();
  await page.goto(`${site.url}/admin/account/notifications`);
  await expect(page.getByText('need JavaScript')).toBeVisible();
  await page.getByRole('group', { name: 'Morning digest' }).getByLabel('Teams').check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Saved:')).toBeVisible();
  await expect(page.getByText('Not set up yet: ')).toContainText('Teams');
  await context.close();
});
