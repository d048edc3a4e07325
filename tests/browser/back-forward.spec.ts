import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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

const kinds = [
  ...['/', '/services/crm', '/sums/crm/cost-of-retyping?hour=30'],
  ...['/lets-talk', '/quote', '/book-discovery-call', '/summer-offer'],
];

async function listen(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const told: string[][] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) =>
    told.push(all.map(({ reason }) => reason).filter((reason) => !ofThisBrowser.includes(reason))),
  );
  /** Goes back, and says what kept that page out. */
  const back = async () => {
    const count = told.length;
    // Awaiting it in the page would wait for a page that is gone.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => told.length).toBe(count + 1);
    await page.waitForLoadState('load');
    return told.at(-1);
  };
  return back;
}

/** Opens one page after the other, then goes back through all of them. */
async function reasonsOf(page: Page, addresses: readonly string[], whileThere = async () => {}) {
  const back = await listen(page);
  for (const address of [...addresses, '/terms-of-service']) {
    await page.goto(address);
    await whileThere();
  }
  const found: Record<string, string[] | undefined> = {};
  for (const address of addresses.toReversed()) found[address] = await back();
  return found;
}

const nothing = (addresses: readonly string[]) => Object.fromEntries(addresses.map((one) => [one, []]));

test('nothing keeps a public page out of the cache for back and forward', async ({ page }) => {
  expect(await reasonsOf(page, kinds)).toEqual(nothing(kinds));
});

test('nor a page of the owner’s area', async ({ ownerPage }) => {
  const lists = ['/admin', '/admin/leads', '/admin/content'];
  expect(await reasonsOf(ownerPage, lists)).toEqual(nothing(lists));
});

test('what does keep one out is told', async ({ page }) => {
  const leave = () => page.evaluate(() => addEventListener('unload', () => undefined));
  const found = await reasonsOf(page, ['/cookie-policy'], leave);
  expect(found['/cookie-policy']).toContain('UnloadHandlerExistsInMainFrame');
});
