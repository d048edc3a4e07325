import type { Page, Route } from '@playwright/test';
import { isUtility } from '#tests/support/own-names.ts';
import {
  bookElsewhere,
  choice,
  chooseTime,
  fillIn,
  formIsRipe,
  freeTime,
  openBooking,
} from './booking-page.ts';
import { expect, expectAccessible, forgiveStatus, test } from './fixtures.ts';
import { watchShifts } from './layout-shifts.ts';
import { phone } from './phone.ts';

/** Classes of a page that its sheet has no rule for. */
const classesWithoutRule = (page: Page) =>
  page.evaluate(async () => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    const css = await (await fetch(sheet?.href ?? '')).text();
    const said = [...document.querySelectorAll('main [class]')].flatMap(({ classList }) => [...classList]);
    return [...new Set(said)].filter((name) => !css.includes(`.${CSS.escape(name)}`));
  });

const books = (name: string) => ({ name, exact: true });

test('by keyboard alone: arrows inside the grids, one stop each, headings take the focus', async ({
  page,
}) => {
  await openBooking(page);
  await choice(page, /Friday, November 20th/).focus();
  // All dates stand in one row here.
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, /Friday, November 20th/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(choice(page, /Wednesday, December 9th/)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, /Monday, November 23rd/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused();
  await expect(page.getByRole('status').first()).toContainText(/Monday, November 23rd, 2026: \d+ free times/);
  await page.locator('#times button').first().focus();
  await page.keyboard.press('End');
  await expect(choice(page, '4:00 PM')).toBeFocused();
  // The panel cuts off what sticks out: three pixels of ring, three away from the button.
  const roomForRing = await choice(page, '4:00 PM').evaluate((button) => {
    let panel = button.parentElement;
    while (panel && getComputedStyle(panel).overflowX !== 'hidden') panel = panel.parentElement;
    return (panel?.getBoundingClientRect().right ?? 0) - button.getBoundingClientRect().right;
  });
  expect(roomForRing).toBeGreaterThanOrEqual(6);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expect(page.getByRole('button', books('Book this call'))).toBeDisabled();
  await page.getByLabel('Full Name *').focus();
  await page.keyboard.type('Kay Board');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kay@example.com');
  await formIsRipe(page);
  await expect(page.getByRole('button', books('Book this call'))).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
  await expect(page.locator('main')).toContainText('Monday, November 23rd, 2026 at 4:00 PM');
  await expectAccessible(page);
  // Drawn by the script alone: the sheet knows what that says.
  expect((await classesWithoutRule(page)).filter(isUtility)).toEqual([]);
});

test('a time is kept while details are typed, seen by its owner only, and given back', async ({
  page,
  browser,
  site,
}) => {
  await openBooking(page);
  await chooseTime(page, /Tuesday, November 24th/, '9:00 AM');
  await expect(page.getByText(/Kept for you until 9:\d\d AM/)).toBeVisible();
  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await openBooking(other, '?date=2026-11-24');
  await expect(choice(other, /9:00 AM/)).toBeDisabled();
  await choice(page, /Tuesday, November 24th/).click();
  await expect(choice(page, '9:00 AM')).toBeEnabled();
  await choice(page, '9:00 AM').click();
  await page.getByLabel('Full Name *').fill('Vera');
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused();
  await expect
    .poll(async () => {
      await other.reload();
      return choice(other, /9:00 AM/).isEnabled();
    })
    .toBe(true);
  await choice(page, '10:00 AM').click();
  await expect(page.getByLabel('Full Name *')).toHaveValue('Vera');
  await context.close();
});

test('somebody was faster: fresh times inside the form, nothing typed is lost @phone', async ({
  page,
  consoleProblems,
}, info) => {
  const time = info.project.name === 'phone' ? '11:00' : '10:00';
  await page.route('**/api/calendar/hold', (route) =>
    route.fulfill({ json: { heldUntil: null, heldForMs: null } }),
  );
  await openBooking(page);
  await chooseTime(page, /Wednesday, November 25th/, `${time} AM`);
  await fillIn(page, 'late@example.com');
  await page.getByLabel('Company').fill('Late Ltd');
  await bookElsewhere(page, '2026-11-25', time);
  await page.getByRole('button', books('Book this call')).click();
  await expect(page.locator('#booking-message')).toContainText('Somebody has just taken this time');
  await expect(page.locator('#booking-message')).toBeFocused();
  await expect(page.getByLabel('Company')).toHaveValue('Late Ltd');
  const others = page.locator('#details fieldset').getByRole('button');
  await expect(others.filter({ hasText: `${time} AM` })).toHaveCount(0);
  await expectAccessible(page);
  // Arrows only walk among the times (WCAG 3.2.2): nothing is chosen or held by them.
  const held: string[] = [];
  page.on('request', (request) => request.url().endsWith('/hold') && held.push(request.method()));
  await others.first().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'Home']) await page.keyboard.press(key);
  await expect(others.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(others.nth(1)).toBeFocused();
  await expect(page.locator('#details [name="selectedTime"]')).toHaveCount(0);
  expect(held).toEqual([]);
  await others.filter({ hasText: info.project.name === 'phone' ? '2:30 PM' : '2:00 PM' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await page.getByRole('button', books('Book this call')).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  forgiveStatus(consoleProblems, 409);
});

test('when only the answer is lost, the call is booked once and nothing else is sent', async ({
  page,
  consoleProblems,
}) => {
  await openBooking(page, await freeTime(page));
  await fillIn(page, 'lost-answer@example.com');
  let enquiries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) enquiries += 1;
  });
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/calendar/book', loseAnswer, { times: 1 });
  await page.getByRole('button', books('Book this call')).click();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  expect(enquiries).toBe(0);
  expect(consoleProblems.splice(0)).toHaveLength(1);
});

test.describe('when the site cannot be reached', () => {
  test.beforeEach(({ page }) => openBooking(page));
  test.afterEach(({ consoleProblems }) => {
    consoleProblems.length = 0;
  });

  test('the usual times are offered as requests, and the request goes as an enquiry', async ({ page }) => {
    await page.route('**/api/calendar/**', (route) => route.abort());
    let enquiry: Record<string, string> = {};
    await page.route('**/api/contact', async (route) => {
      enquiry = route.request().postDataJSON();
      await route.fulfill({ json: { message: 'Thank you.' } });
    });
    await choice(page, /Monday, November 30th/).click();
    await expect(page.getByText('The live diary cannot be reached just now')).toBeVisible();
    await expect(page.locator('#times button')).toHaveCount(13);
    await choice(page, '9:30 AM').click();
    await fillIn(page, 'vera@example.com');
    await page.getByRole('button', books('Request this time')).click();
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible();
    await expect(page.getByText('Booking Confirmed!')).toHaveCount(0);
    expect(enquiry).toMatchObject({ name: 'Vera Visitor', email: 'vera@example.com', phone: '' });
    expect(enquiry.message?.split('\n')).toEqual([
      'Discovery Call Booking Request',
      'Company: None provided',
      'Requested date: Monday, November 30th, 2026',
      'Requested time: 9:30 AM',
      'Additional message: None provided',
    ]);
  });

  test('when everything fails: the toast, other ways, and nothing typed is lost @phone', async ({ page }) => {
    await chooseTime(page, /Monday, November 30th/, '9:30 AM');
    await fillIn(page, 'vera@example.com');
    await page.getByLabel('What would you like to talk about?').fill('Our shop.');
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 503, json: { error: { message: 'Down.' } } }),
    );
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.getByRole('region', { name: /^Notification/ })).toContainText(
      'Failed to submit your discovery call request. Please try again.',
    );
    // The message stands above the fields, and the button below them.
    await expect(page.locator('#booking-message')).toBeFocused();
    await expect(
      page.locator('main').getByRole('link', { name: 'hello@foreshore.example' }),
    ).toBeInViewport();
    await expect(page.locator('main').getByRole('link', { name: '01632 960 174' })).toBeInViewport();
    await expect(page.getByLabel('What would you like to talk about?')).toHaveValue('Our shop.');
    await expect(page.getByRole('button', books('Book this call'))).toBeEnabled();
  });
});

test('an address may bring a date and details; personal ones leave it at once', async ({ page }) => {
  await openBooking(page, '?date=2026-11-26&name=Ann%20Prefill&email=ann@example.com&company=Acme');
  await expect(page).toHaveURL(/\/book-discovery-call\?date=2026-11-26$/);
  await choice(page, '1:00 PM').click();
  await expect(page.getByLabel('Full Name *')).toHaveValue('Ann Prefill');
  await expect(page.getByLabel('Company')).toHaveValue('Acme');
  await expect(page.getByRole('button', books('Book this call'))).toBeEnabled();
});

test('free times that cannot be fetched are logged, and the usual ones can be asked for', async ({
  page,
}) => {
  await page.route('**/api/calendar/slots/**', (route) => route.fulfill({ json: {} }));
  await openBooking(page);
  const logged = page.waitForEvent('console', (line) =>
    line.text().includes('Failed to fetch available slots'),
  );
  await choice(page, /Thursday, November 26th/).click();
  await logged;
  await expect(page.getByText('The live diary cannot be reached just now')).toBeVisible();
});

test('a day without a free time says so', async ({ page }) => {
  await page.route('**/api/calendar/slots/**', (route) =>
    route.fulfill({
      json: { slots: [{ start: '09:00:00', end: '09:30:00', available: false }], mode: 'live' },
    }),
  );
  await openBooking(page);
  await choice(page, /Thursday, November 26th/).click();
  await expect(page.getByText('No availability on this date', { exact: true })).toBeVisible();
  await expect(
    page.getByText('This date is fully booked or blocked. Please select another date.'),
  ).toBeVisible();
  await expect(page.locator('#times button')).toHaveCount(0);
});

test.describe('elsewhere in the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test('both clocks are shown, and the other one can be chosen', async ({ page }) => {
    await openBooking(page, '?date=2026-11-26');
    await expect(choice(page, /9:00 AM/)).toHaveText('10:00 PM 9:00 AM London');
    await expect(choice(page, /11:00 AM/)).toHaveText('Fri 12:00 AM 11:00 AM London');
    await page.getByLabel('Show my time for').selectOption('Asia/Dubai');
    await choice(page, '1:00 PM 9:00 AM London').click();
    await expect(page.locator('#details')).toContainText('Thursday, November 26th, 2026');
    await expect(page.locator('#details')).toContainText('In your own time zone (Gulf Standard Time)');
    await expect(page.locator('#details')).toContainText('Time Zone: Europe/London');
    await fillIn(page, 'dubai@example.com');
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.locator('#details')).toContainText('Thursday, November 26th, 2026 at 1:00 PM');
    await page.getByRole('link', { name: 'Move or cancel this call' }).click();
    await expect(page.locator('main')).toContainText(
      'In your own time zone (Asia/Dubai, Gulf Standard Time)',
    );
    await expect(page.locator('main')).toContainText('In LondonThursday, November 26th, 2026, 9:00 AM');
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await expect(page.locator('main')).toContainText(
      'Now: Thursday, November 26th, 2026 at 1:00 PM (9:00 AM in London).',
    );
  });
});

test.describe('elsewhere in Europe, on a phone', () => {
  test.use({ ...phone, timezoneId: 'Europe/Paris' });
  test('plates with both clocks hold them, and stand below their date', async ({ page }) => {
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 812 });
      await openBooking(page, '?date=2026-11-26');
      await expect(choice(page, /10:00 AM 9:00 AM London/)).toBeVisible();
      const [covered, fullest] = await page.locator('#times').evaluate((form) => {
        const plates = [...form.querySelectorAll('.has-two-clocks')];
        const top = Math.min(...plates.map((plate) => plate.getBoundingClientRect().top));
        const said = form.querySelector('.row-head')?.getBoundingClientRect().bottom ?? Number.NaN;
        return [said - top, Math.max(...plates.map((plate) => plate.scrollWidth - plate.clientWidth))];
      });
      expect(covered).toBeLessThan(0);
      expect(fullest).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('where the clock is the same under another name', () => {
  test.use({ timezoneId: 'Europe/Lisbon' });
  test('no second time is shown', async ({ page }) => {
    await openBooking(page, '?date=2026-11-26&time=16:00');
    await expect(page.getByLabel('Show my time for')).toHaveValue('Europe/Lisbon');
    await expect(choice(page, '4:00 PM')).toHaveText('4:00 PM');
    await expect(page.locator('#details')).not.toContainText('In your own time zone');
  });
});

test('times of today that are past or too near are not there, and one line says why', async ({ page }) => {
  await openBooking(page, '?date=2026-11-20');
  await expect(page.locator('#times')).toContainText('Earlier times are too soon to book.');
  await expect(choice(page, /10:00 AM/)).toHaveCount(0);
  await choice(page, /Tuesday, November 24th/).click();
  await expect(page.locator('#times')).toContainText('Tuesday, November 24th, 2026');
  await expect(page.locator('#times')).not.toContainText('too soon');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });
  test('the first field is on the screen once a time is chosen', async ({ page }) => {
    await openBooking(page);
    await choice(page, /Friday, December 4th/).click();
    await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeInViewport();
    await choice(page, '4:00 PM').click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Full Name *')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#details')).toContainText('Friday, December 4th, 2026 at 4:00 PM');
  });
});

test('the address keeps the step: Back, Forward, reload, a shared link; nothing piles up', async ({
  page,
}) => {
  await openBooking(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await choice(page, /Monday, November 30th/).click();
  await choice(page, /Wednesday, December 2nd/).click();
  await expect(page).toHaveURL(/\?date=2026-12-02#times$/);
  await choice(page, '1:00 PM').click();
  await expect(page).toHaveURL(/\?date=2026-12-02&time=13:00#details$/);
  await page.getByLabel('Full Name *').fill('Betty Back');
  await choice(page, '1:30 PM').click();
  await expect(page).toHaveURL(/time=13:30#details$/);
  await expect(page.getByText(/Kept for you until/)).toBeVisible();
  expect(await entries()).toBe(before + 2);

  const released = page.waitForRequest((one) => one.url().endsWith('/hold') && one.method() === 'DELETE');
  await page.goBack();
  await released;
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused();
  await expect(page.locator('#details')).toBeHidden();
  await page.goBack();
  await expect(page.locator('#times')).toContainText('Friday, November 20th, 2026');
  await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeFocused();
  await page.goForward();
  await expect(choice(page, '1:30 PM')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full Name *')).toHaveValue('Betty Back');
  await expect(page.getByText(/Kept for you until/)).toBeVisible();

  await choice(page, /Thursday, December 3rd/).click();
  await expect(page).toHaveURL(/\?date=2026-12-03#times$/);
  await choice(page, '2:00 PM').click();
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await expect(page).toHaveURL(/\?date=2026-12-03#times$/);
  await choice(page, '2:30 PM').click();
  await expect(page).toHaveURL(/time=14:30#details$/);
  expect(await entries()).toBe(before + 2);
  await page.reload();
  await expect(page.getByText(/Kept for you until/)).toBeVisible();
  await expect(page.locator('#details')).toContainText('2:30 PM');
});

test('on a phone the first free time stands in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openBooking(page, '?date=2026-11-27');
  await expect(page.locator('#times button[name=time]').first()).toBeInViewport({ ratio: 0.7 });
});

test('nothing moves while the page comes alive @phone', async ({ page }) => {
  // A screen that shows all of it: what moves out of view is not counted.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 4000 });
  const nothingMoved = await watchShifts(page);
  await openBooking(page, '?date=2026-11-26');
  await choice(page, /Friday, November 27th/).click();
  await expect(page.locator('#times')).toContainText('Friday, November 27th, 2026');
  await nothingMoved();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('date page, time page, details, refused, booked; and the page can be reloaded @phone', async ({
    page,
    consoleProblems,
  }, info) => {
    await page.goto('/book-discovery-call');
    await page.getByRole('button', { name: /Tuesday, December 1st/ }).click();
    const time = info.project.name === 'phone' ? '9:00 AM' : '9:30 AM';
    await page.getByRole('button', { name: time }).click();
    await page.getByLabel('Full Name *').fill('Nora Noscript');
    await formIsRipe(page);
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel('Full Name *')).toHaveValue('Nora Noscript');
    await page.getByLabel('Email Address *').fill('nora@example.com');
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
    await expect(page.locator('main')).toContainText('Tuesday, December 1st, 2026');
    await expect(page.locator('main')).toContainText(time);
    await expect(page.locator('main')).toContainText('A calendar invitation arrives by email.');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
    forgiveStatus(consoleProblems, 422);
  });

  test('a form that has booked before says so, and books another call when it is sent again', async ({
    page,
    consoleProblems,
  }) => {
    const key = page.locator('input[name="idempotencyKey"]');
    const fillInFor = async (time: string) => {
      // A day on which no other test asks for a time: they may share the site.
      await page.goto(`/book-discovery-call?date=2026-12-04&time=${time}`);
      await fillIn(page, 'twice@example.com');
    };
    await fillInFor('10:00');
    const used = await key.inputValue();
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
    await fillInFor('15:00');
    await key.evaluate((input: HTMLInputElement, before) => {
      input.value = before;
    }, used);
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.getByRole('alert').first()).toContainText('A call was booked with this form before.');
    await expect(page.getByLabel('Email Address *')).toHaveValue('twice@example.com');
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
    await expect(page.locator('main')).toContainText('3:00 PM');
    forgiveStatus(consoleProblems, 409);
  });

  test('a link to a date or time that cannot be booked says so', async ({ page }) => {
    await page.goto('/book-discovery-call?date=2026-11-21&time=10:00');
    await expect(page.getByRole('status').first()).toContainText('The date you asked for cannot be booked');
    await page.goto('/book-discovery-call?date=2026-12-01&time=12:00');
    await expect(page.getByRole('status').first()).toContainText('The time you asked for cannot be booked');
    await expect(page.locator('#times button').first()).toBeEnabled();
  });

  test('a conflict offers fresh times inside the form', async ({ page, consoleProblems }) => {
    await page.goto('/book-discovery-call?date=2026-12-02&time=10:00');
    await page.getByLabel('Full Name *').fill('Nora Noscript');
    await formIsRipe(page);
    await page.getByLabel('Email Address *').fill('nora@example.com');
    await bookElsewhere(page, '2026-12-02', '10:00');
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.getByRole('alert').first()).toContainText('Somebody has just taken this time');
    await expect(page.getByLabel('Email Address *')).toHaveValue('nora@example.com');
    await page.getByRole('radio', { name: '10:30 AM' }).check();
    await page.getByRole('button', books('Book this call')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Confirmed!');
    await expect(page.locator('main')).toContainText('10:30 AM');
    forgiveStatus(consoleProblems, 409);
  });
});

test.describe('under a finger', () => {
  test.use(phone);

  test('colours answer at once, and the sea is not drawn anew for what it passes', async ({ page }) => {
    await openBooking(page, '?date=2026-11-24');
    const [date, time] = [page.locator('button[name="date"]').first(), choice(page, '2:30 PM')];
    for (const button of [date, time]) await expect(button).toHaveCSS('transition-property', 'none');
    const sea = page.locator('#times .day-tide p');
    await expect(sea).toContainText('9:00 AM');
    await time.dispatchEvent('pointerover', { pointerType: 'touch' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(sea).toContainText('9:00 AM');
    await time.dispatchEvent('pointerover', { pointerType: 'mouse' });
    await expect(sea).toContainText('2:30 PM');
  });
});

test('the sea below the times is that of the chosen day, and tells of the time that is pointed at @phone', async ({
  page,
}) => {
  await openBooking(page, '?date=2026-11-24');
  const sea = page.locator('#times .day-tide');
  const told = (time: string) => new RegExp(`Tide in Scarborough${time}: \\d\\.\\d m and (rising|falling)`);
  await expect(sea).toHaveText(told('9:00 AM'));
  await choice(page, '2:30 PM').focus();
  await expect(sea).toHaveText(told('2:30 PM'));
  const before = await sea.locator('path').first().getAttribute('d');
  await choice(page, /Thursday, December 3rd/).click();
  // The page has scrolled: another time may lie under the pointer.
  await page.mouse.move(1, 1);
  await expect(sea).toHaveText(told('9:00 AM'));
  expect(await sea.locator('path').first().getAttribute('d')).not.toBe(before);
  await choice(page, '3:00 PM').click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await page.mouse.move(1, 1);
  await expect(sea).toHaveText(told('3:00 PM'));
});

test('where dates and times are side by side arrows go by weeks, and the list leaves room for rings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await openBooking(page, '?date=2026-11-24');
  await choice(page, /Friday, November 20th/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, /Friday, November 27th/)).toBeFocused();
  await choice(page, '9:00 AM').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, '10:30 AM')).toBeFocused();
  await page.keyboard.press('End');
  // The list may scroll, and cuts off what sticks out.
  const roomForRing = await choice(page, '4:00 PM').evaluate((button) => {
    let list = button.parentElement;
    while (list && getComputedStyle(list).overflowY !== 'auto') list = list.parentElement;
    return (list?.getBoundingClientRect().bottom ?? 0) - button.getBoundingClientRect().bottom;
  });
  expect(roomForRing).toBeGreaterThanOrEqual(6);
});

test('on wide screens each time stands over its ring on the tide, and arrows go along it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openBooking(page, '?date=2026-11-24');
  const rings = () =>
    page.locator('.day-tide svg svg[viewBox]').evaluate((sea) => {
      const toScreen = (sea as SVGSVGElement).getScreenCTM();
      const d = sea.querySelector('path:nth-child(4)')?.getAttribute('d') ?? '';
      return [...d.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => {
        const { x: left, y: top } = new DOMPoint(Number(x), Number(y)).matrixTransform(toScreen ?? undefined);
        return { x: left, y: top };
      });
    });
  const times = page.locator('#times button:enabled[name=time]');
  const standAbove = async () => {
    const boxes = await times.evaluateAll((all) =>
      all.map((one) => {
        const { x, width, bottom } = one.getBoundingClientRect();
        return { x: x + width / 2, y: bottom + 20 };
      }),
    );
    const places = await rings();
    expect(places).toHaveLength(boxes.length);
    for (const [place, { x, y }] of places.entries()) {
      expect(Math.abs(x - (boxes[place]?.x ?? 0))).toBeLessThan(2);
      expect(Math.abs(y - (boxes[place]?.y ?? 0))).toBeLessThan(2);
    }
  };
  await expect(standAbove).toPass();
  const heightOf = async () => (await page.locator('#times').boundingBox())?.height;
  const height = await heightOf();
  await choice(page, '11:30 AM').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, '11:30 AM')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, '1:00 PM')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(choice(page, '9:00 AM')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Afternoon' }).getByRole('button')).toHaveCount(7);
  await choice(page, /Friday, December 4th/).click();
  await expect(page.locator('#times')).toContainText('Friday, December 4th');
  await expect(standAbove).toPass();
  expect(await heightOf()).toBe(height);
  await expectAccessible(page);
});

test('on narrow screens times stand on the tide in lines of five, and arrows go by lines', async ({
  page,
}) => {
  for (const width of [320, 375, 768]) {
    await page.setViewportSize({ width, height: 812 });
    // A day of its own: a time that another test keeps is none to be focused.
    await openBooking(page, '?date=2026-12-08');
    const places = () =>
      page.locator('.day-tide > svg[viewBox]').evaluateAll((lines) =>
        (lines as SVGSVGElement[]).flatMap((line) => {
          const { x: from, width: minutes } = line.viewBox.baseVal;
          const d = line.querySelector('path:nth-child(4)')?.getAttribute('d') ?? '';
          return [...d.matchAll(/M([\d.]+) ([\d.]+)/g)]
            .map(([, x, y]) => [Number(x), Number(y)] as const)
            .filter(([x]) => x >= from && x < from + minutes)
            .map(([x, y]) => {
              const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(
                line.getScreenCTM() ?? undefined,
              );
              return { x: left, y: top };
            });
        }),
      );
    const standAbove = async () => {
      const boxes = await page.locator('#times button:enabled[name=time]').evaluateAll((all) =>
        all.map((one) => {
          const { x, width: wide, height, bottom } = one.getBoundingClientRect();
          return { x: x + wide / 2, y: bottom + 8, wide, height };
        }),
      );
      const rings = await places();
      expect(rings).toHaveLength(boxes.length);
      for (const [index, { x, y, wide, height }] of boxes.entries()) {
        expect(Math.abs(x - (rings[index]?.x ?? 0))).toBeLessThan(2);
        expect(Math.abs(y - (rings[index]?.y ?? 0))).toBeLessThan(2);
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
      }
    };
    await expect(standAbove).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await choice(page, '9:00 AM').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, '11:30 AM')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, '2:00 PM')).toBeFocused();
  // Noon has no times: the next one below 10:00.
  await choice(page, '10:00 AM').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, '3:00 PM')).toBeFocused();
});

test('the sea goes across the panel where dates and times are side by side, and lies below few times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  const few = ['14:00', '14:30', '15:00'].map((start) => ({
    start: `${start}:00`,
    end: '',
    available: true,
  }));
  await page.route('**/api/calendar/slots/2026-12-03', (route) => route.fulfill({ json: { slots: few } }));
  await openBooking(page, '?date=2026-11-24');
  const box = async (of: string) =>
    (await page.locator(of).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const wide = await box('.day-tide');
  expect(wide.width).toBeCloseTo(2 * (await box('#times')).width, -1);
  await choice(page, /Thursday, December 3rd/).click();
  // The day before has these times as well, and more of them.
  await expect(choice(page, '9:00 AM')).toHaveCount(0);
  await expect(choice(page, '2:00 PM')).toBeVisible();
  // Three boxes are asked for one after the other, while the panel may still take its new height.
  await expect(async () => {
    const [sea, times, dates] = [await box('.day-tide'), await box('#times'), await box('#dates')];
    expect(sea.x).toBeCloseTo(times.x, 0);
    expect(sea.width).toBeCloseTo(times.width, 0);
    expect(sea.y + sea.height).toBeCloseTo(times.y + times.height, 0);
    expect(sea.y).toBeLessThan(900);
    expect(dates.y + dates.height).toBeLessThan(wide.y + wide.height);
  }).toPass();
});
