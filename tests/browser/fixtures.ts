import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BrowserContextOptions,
  test as base,
  expect,
  type FullProject,
  type Locator,
  type Page,
} from '@playwright/test';
import { minimumFillMs } from '#domain/leads/abuse.ts';
import { type SiteProcess, startSiteProcess } from '#scripts/machine/site-process.ts';
import { siteNow } from '#tests/support/site-now.ts';
import { axeFinds } from './axe.ts';

export const ownerAccount = {
  name: 'Olive Owner',
  email: 'owner@example.com',
  password: 'a long test passphrase',
};

type WorkerFixtures = {
  /** Extra environment of the site: `test.use({ siteEnvironment: { SITE_NOW: … } })`. */
  siteEnvironment: Record<string, string>;
  /** The built site as its own process with its own data, shared by the tests of a worker. */
  site: SiteProcess;
  /** Cookies of the signed-in owner, created through the one-time link. */
  ownerCookies: Awaited<ReturnType<import('@playwright/test').BrowserContext['cookies']>>;
  /** One tab of a worker, signed in as the owner, for tests that only look at what an address shows. */
  ownerTab: Page;
};

type TestFixtures = {
  /** Console messages of level warning or error, and uncaught errors. A test that expects some empties it. */
  consoleProblems: string[];
  /** A page that is signed in as the owner. */
  ownerPage: Page;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteEnvironment: [{}, { scope: 'worker', option: true }],

  site: [
    async ({ siteEnvironment }, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'foreshore-browser-'));
      const site = await startSiteProcess({
        SITE_NOW: siteNow,
        RATE_LIMITS: 'off',
        OUTBOX_POLL_MS: '50',
        DATA_DIR: dataDir,
        ...siteEnvironment,
      });
      await use(site);
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  ownerCookies: [
    async ({ site, browser }, use) => {
      const context = await browser.newContext({ baseURL: site.url });
      const form = { ...ownerAccount, repeat: ownerAccount.password };
      const made = await context.request.post(new URL(site.setupUrl ?? '').pathname, { form });
      expect(made.url()).toBe(`${site.url}/admin`);
      await use(await context.cookies());
      await context.close();
    },
    { scope: 'worker' },
  ],

  ownerTab: [
    async ({ ownerCookies, browser, site }, use, { project }) => {
      const context = await browser.newContext({ baseURL: site.url, ...visitorOf(project) });
      await context.addCookies(ownerCookies);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],

  consoleProblems: [async ({ page }, use) => await consoleOf(page, use), { auto: true }],

  ownerPage: async ({ ownerCookies, page }, use) => {
    await page.context().addCookies(ownerCookies);
    await use(page);
  },
});

export { expect };

/** The screen, place and language of a project, for contexts that outlive a test. */
export function visitorOf({ use }: FullProject): BrowserContextOptions {
  const { viewport, hasTouch, isMobile, locale, timezoneId } = use;
  const size = { viewport: viewport ?? null, hasTouch: hasTouch ?? false, isMobile: isMobile ?? false };
  return { ...size, locale: locale ?? '', timezoneId: timezoneId ?? '' };
}

/** Collects what the console says from the level of a warning on, and errors that nothing caught. */
function watchConsole(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    const problem = String(error);
    // A page that comes too slowly to pass from the one before is shown without: no script can catch what is said of it.
    if (!problem.endsWith('Page already revealed')) problems.push(problem);
  });
}

/** The `consoleProblems` of a tab that may outlive the test: hands out what its console says and expects nothing of it. */
export async function consoleOf(page: Page, use: (problems: string[]) => Promise<void>): Promise<void> {
  const problems: string[] = [];
  watchConsole(page, problems);
  await use(problems);
  page.removeAllListeners();
  expect(problems, 'console warnings and errors').toEqual([]);
}

/** Takes out what the browser itself says of answers with these statuses, where a test provokes them. */
export function forgiveStatus(problems: string[], ...statuses: number[]): void {
  forgive(problems, (text) => statuses.some((status) => text.includes(`status of ${status}`)));
}

/** Takes out that the browser test itself may not look into the sandboxed frame of an e-mail. */
export function forgiveSandboxedFrame(problems: string[]): void {
  // A sandboxed frame has the origin 'null': axe's question to it is refused, and said so or not by its moment.
  forgive(problems, (text) => text.includes('sandboxed') || text.includes("window's origin ('null')"));
}

function forgive(problems: string[], expected: (text: string) => boolean): void {
  problems.splice(0, problems.length, ...problems.filter((text) => !expected(text)));
}

/** WCAG 2.2 A and AA: axe finds nothing on the page as it stands. Frames of other origins are not looked into. */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsDone(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await axeFinds(page, { type: 'tag', values: tags });
  expect(found, 'axe violations').toEqual([]);
  // A label of two elements is that of the first, which need not be its field: axe counts it as named all the same.
  // By its attribute: a form with a control of the name 'id' has that instead.
  const ids = () => [...document.querySelectorAll('[id]')].map((element) => element.getAttribute('id'));
  const twice = (all: (string | null)[]) => all.filter((id, index) => all.indexOf(id) < index);
  expect(twice(await page.evaluate(ids)), 'ids of two elements').toEqual([]);
}

/** What was sent has the page: its thanks are the heading of the first level, and nothing else is asked or sold. */
export async function expectThanksAlone(page: Page, thanks: string): Promise<Locator> {
  const main = page.locator('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(thanks);
  await expect(main.getByRole('form')).toHaveCount(0);
  await expect(main.locator('h2:visible:not(#next-title)')).toHaveCount(0);
  return heading;
}

/** At night, too, every text stands out from its ground; the day comes back afterwards. */
export async function expectReadableAtNight(page: Page): Promise<void> {
  const turn = (palette: string) =>
    page.evaluate((chosen) => {
      document.documentElement.dataset.palette = chosen;
    }, palette);
  await turn('night');
  // A link's colour fades over: read while it does, under load, it was neither the day's nor the night's.
  await animationsDone(page);
  const found = await axeFinds(page, { type: 'rule', values: ['color-contrast'] });
  expect(found, 'texts too faint at night').toEqual([]);
  await turn('day');
}

/** Nothing sticks out to the right: the page cannot be scrolled sideways. */
export async function expectFits(page: Page, where = page.url()): Promise<void> {
  // Not `innerWidth`: a phone zooms out until what sticks out fits.
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond, `pixels beyond the right edge of ${where}`).toBeLessThanOrEqual(0);
}

/** What fades in has no contrast yet: resolves when nothing that ends by itself is moving any more. */
export async function animationsDone(page: Page): Promise<void> {
  const moving = () =>
    document.getAnimations().filter(({ effect, playState, timeline }) => {
      const ends = Number.isFinite(effect?.getComputedTiming().endTime);
      return playState === 'running' && timeline instanceof DocumentTimeline && ends;
    }).length;
  await expect.poll(() => page.evaluate(moving), 'animations that still run').toBe(0);
}

/** Resolves once an island has been brought to life. */
export async function islandReady(page: Page, name: string): Promise<void> {
  await page.locator(`[data-island="${name}"][data-alive]`).first().waitFor({ state: 'attached' });
}

/** Resolves once React has taken over a page of the owner's area: it marks the elements that it answers for. */
export async function hydrated(page: Page): Promise<void> {
  const taken = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => page.evaluate(taken), 'React has taken over').toBe(true);
}

/** A form that is filled in faster than people can waits in quarantine: resolves when the page is old enough. */
export async function beyondMinimumFill(page: Page): Promise<void> {
  await page.waitForFunction((ms) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.now() > (visit?.responseEnd ?? 0) + ms;
  }, minimumFillMs);
}
