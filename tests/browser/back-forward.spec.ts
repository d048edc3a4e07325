import type { CDPSession, Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { contactAnswers, offerAnswers, quoteAnswers } from '#tests/support/leads.ts';
import { routePatterns } from '#tests/support/routes.ts';
import { bookElsewhere } from './booking-page.ts';
import { beyondMinimumFill, expect, forgiveStatus, hydrated, islandReady, test } from './fixtures.ts';
import { moving } from './moving.ts';

test.use(moving);

// Back and forward show a page as it was left, unless something keeps it out of the browser's cache for that. The
// browser of these tests has none, and says so beside every other reason that it would have had.
const ofThisBrowser = [
  'BackForwardCacheDisabledForDelegate',
  'BackForwardCacheDisabled',
  'BrowsingInstanceNotSwapped',
];
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Every page for everybody, and those that search engines are not led to. */
const everybody = [
  ...pages.map(({ path }) => path),
  '/careers',
  '/newsletter',
  '/sums/crm/cost-of-retyping?hour=30',
  '/sign-in',
  '/forgotten-password',
];

/** Headers that say something else for each address or moment. */
const ofEachAnswer = /^(date|etag|content-length|last-modified|content-encoding|vary|link|server-timing)$/;

/** Browsers remember fifty steps. */
const steps = 20;
/** A page is left forward as it is left back: a few show it. */
const stepsForward = 3;

async function listen(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const told: string[][] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) =>
    told.push(all.map(({ reason }) => reason).filter((reason) => !ofThisBrowser.includes(reason))),
  );
  return {
    /** Goes one step, and says what kept that page out. */
    go: async (by: 1 | -1) => {
      const count = told.length;
      const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
      await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex + by]?.id ?? -1 });
      await expect.poll(() => told.length, { intervals: [20] }).toBe(count + 1);
      return told.at(-1) ?? [];
    },
    /** Whether the scripts of what is opened from now on run. */
    scripts: (run: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value: !run }),
  };
}

/** Opens one page after the other, goes back through all of them, and some steps forward again. */
async function reasonsOf(page: Page, addresses: readonly string[], whileThere = async () => {}) {
  const { go, scripts } = await listen(page);
  const found: Record<string, string[]> = {};
  const note = (address: string, reasons: string[]) => {
    found[address] = [...new Set([...(found[address] ?? []), ...reasons])];
  };
  for (let from = 0; from < addresses.length; from += steps) {
    const some = addresses.slice(from, from + steps);
    for (const address of some) {
      await page.goto(address);
      await whileThere();
    }
    await page.goto('/terms-of-service');
    // What is told of a page was decided when it was left: only one that is left again, forward, has to live again.
    await scripts(false);
    for (const [index, address] of [...some.entries()].toReversed()) {
      if (index === stepsForward) await scripts(true);
      note(address, await go(-1));
      if (index <= stepsForward) await page.waitForLoadState('load');
    }
    await scripts(true);
    for (const address of some.slice(1, 1 + stepsForward)) {
      note(address, await go(1));
      await page.waitForLoadState('load');
    }
  }
  return found;
}

/** Sends a form as a browser without scripts does. @returns the address of its thanks */
async function thanksOf({ request }: Page, address: string, form: Record<string, string>): Promise<string> {
  const answer = await request.post(address, { form });
  expect(answer.url()).toContain('?sent=');
  return answer.url();
}

const enquiry = { ...contactAnswers, projectTypes: 'seo' };

const nothing = (addresses: readonly string[]) => Object.fromEntries(addresses.map((one) => [one, []]));

/** One page of each kind: what keeps one out are its scripts, what they bring to life, its headers and frames. */
async function oneOfEachKind({ request }: Page, addresses: readonly string[]): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const address of addresses) {
    const answer = await request.get(address);
    const headers = Object.entries(answer.headers()).filter(([name]) => !ofEachAnswer.test(name));
    // The words of a script are its own where it says what the page is about, which no browser runs.
    const parts =
      (await answer.text()).match(
        /<script(?! type="application\/ld)[^>]*>[^<]*|data-island="[^"]*|<(iframe|object|embed|video|audio)\b/g,
      ) ?? [];
    const kind = JSON.stringify([headers.toSorted(), [...new Set(parts)].toSorted()]);
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

test('nothing keeps a public page or the sign-in out of the cache for back and forward', async ({ page }) => {
  const some = await oneOfEachKind(page, everybody);
  expect(await reasonsOf(page, some)).toEqual(nothing(some));
});

test('nor the pages of a call, nor thanks; an error page is not kept by any browser', async ({
  page,
  consoleProblems,
}) => {
  const link = await bookElsewhere(page, '2026-12-03', '14:00');
  await page.goto('/your-data');
  await islandReady(page, 'data-request');
  await page.getByRole('radio', { name: /^Delete it/ }).check();
  await page.getByLabel('Your name').fill('Dora Datasubject');
  await page.getByLabel('Your email address').fill('dora@example.com');
  await page.getByLabel('In your own words').fill('Everything, please.');
  await beyondMinimumFill(page);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page).toHaveURL(/sent=/);
  const own = [
    ...[link, `${link}/reschedule`, `${link}/cancel`, page.url()],
    await thanksOf(page, '/lets-talk', enquiry),
    await thanksOf(page, '/quote', quoteAnswers),
    await thanksOf(page, '/summer-offer', { ...offerAnswers, consent: 'on' }),
  ];
  const found = await reasonsOf(page, [...own, '/nowhere']);
  expect(found).toEqual({ ...nothing(own), '/nowhere': ['HTTPStatusNotOK'] });
  forgiveStatus(consoleProblems, 404);
});

/** Sends a form of the owner's area as a browser without scripts does. @returns the address that she is led to */
async function ledTo(page: Page, address: string, form: Record<string, string>): Promise<string> {
  const answer = await page.request.post(address, { form });
  expect(answer.ok(), address).toBe(true);
  return answer.url();
}

/** The owner's pages of one lead, its person, a call and a mail; a program that is told, a person erased, a document. */
async function ofSomebody(page: Page): Promise<string[]> {
  await thanksOf(page, '/lets-talk', enquiry);
  await bookElsewhere(page, '2026-12-03', '16:00');
  const linked = async (from: string, link: RegExp) =>
    link.exec(await (await page.request.get(from)).text())?.[0] ?? `no ${link} on ${from}`;
  const lead = await linked('/admin/leads', /\/admin\/leads\/[\w-]{20,}/);
  const person = await linked(lead, /\/admin\/people\/[\w-]{20,}/);
  const call = await linked('/admin/bookings', /\/admin\/bookings\/[\w-]{20,}/);
  const mail = await linked('/admin/mail', /\/admin\/mail\/[\w-]{20,}/);
  const letter = `/admin/letter?person=${person.split('/').at(-1)}`;
  const told = { name: 'A program', url: 'https://hooks.example.com/in', events: 'lead.created' };
  await ledTo(page, '/admin/settings/webhooks', told);
  const webhook = await linked('/admin/settings/webhooks', /\/admin\/settings\/webhooks\/[\w-]{20,}/);
  await thanksOf(page, '/lets-talk', { ...enquiry, email: 'erased@example.com' });
  const found = await ledTo(page, '/admin/privacy', { intent: 'find', address: 'erased@example.com' });
  const erasure = await ledTo(page, found, { sure: 'erased@example.com' });
  const documents = ['documents/site', 'history/site', 'new/notes'].map((one) => `/admin/content/${one}`);
  return [lead, person, letter, call, `${call}/reschedule`, mail, webhook, found, erasure, ...documents];
}

// Without what they are asked for, these are error pages.
const errors = ['/admin/letter', '/admin/results/behind', '/admin/content/pictures/no-such'];

// In halves: on a busy machine all of them took the whole time that a test has.
for (const half of [0, 1]) {
  test(`nor a list of the owner’s area, ${half ? 'the second' : 'the first'} half of them`, async ({
    ownerPage,
  }) => {
    const patterns = (await routePatterns()).filter((path) => path.startsWith('/admin'));
    const lists = patterns.filter((path) => !/[:*]|\.csv$|\/export$/.test(path) && !errors.includes(path));
    const some = lists.filter((_, index) => index % 2 === half);
    expect(await reasonsOf(ownerPage, some, () => hydrated(ownerPage))).toEqual(nothing(some));
  });
}

test('nor what she has of somebody; after signing out browsers drop all of it', async ({
  ownerPage,
  consoleProblems,
}) => {
  const all = await ofSomebody(ownerPage);
  expect(await reasonsOf(ownerPage, all, () => hydrated(ownerPage))).toEqual(nothing(all));
  const notKept = Object.fromEntries(errors.map((one) => [one, ['HTTPStatusNotOK']]));
  expect(await reasonsOf(ownerPage, errors, () => hydrated(ownerPage))).toEqual(notKept);
  forgiveStatus(consoleProblems, 404);
  // Signing out changes the cookie: by this header nothing of hers comes back from the cache afterwards.
  expect((await ownerPage.request.get('/admin')).headers()['cache-control']).toContain('no-store');
});

test('what does keep one out is told, also of pages that go by without their scripts on the way back', async ({
  page,
}) => {
  const some = everybody.slice(-stepsForward - 2);
  const leave = () => page.evaluate(() => addEventListener('unload', () => undefined));
  const found = await reasonsOf(page, some, leave);
  for (const address of some) expect(found[address]).toContain('UnloadHandlerExistsInMainFrame');
});
