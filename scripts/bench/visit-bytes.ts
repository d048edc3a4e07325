import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from '#scripts/machine/find-chromium.ts';
import { atMost, kilobytes, type Line } from './lines.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const budgets = { firstVisit: 75_000, secondPage: 6_000, bookingScript: 60_000 };

type Bytes = Record<string, number>;

/** Bytes on the wire, headers included, by their kind, until a page has come to rest that nobody has touched. */
async function bytesOf(context: BrowserContext, url: string): Promise<Bytes> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // What is fetched ahead belongs to the page behind it.
  await session.send('Network.setBlockedURLs', { urls: ['*speculation-rules.json'] });
  const kinds = new Map<string, string>();
  const bytes: Bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return bytes;
}

const sumOf = ({ Image: _, ...rest }: Bytes) => Object.values(rest).reduce((sum, one) => sum + one, 0);

function parts({ Document = 0, Stylesheet = 0, Font = 0, Script = 0, Image = 0 }: Bytes): string {
  const named = { HTML: Document, style: Stylesheet, fonts: Font, script: Script, pictures: Image };
  return Object.entries(named)
    .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`)
    .join(', ');
}

/** What visits cost as a browser counts it; nothing where there is none. */
export async function bytesOfVisits(url: string): Promise<Line[]> {
  const executablePath = findChromium() ?? findHeadlessShell();
  if (!executablePath) return [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const home = await inNewProfile(browser, [new URL('/', url).href, new URL('/services', url).href]);
    const reading = await inNewProfile(browser, [new URL('/services/web-design', url).href]);
    const booking = await inNewProfile(browser, [new URL('/book-discovery-call', url).href]);
    const [first = {}, second = {}] = home;
    const script = (bytes: Bytes = {}) => bytes.Script ?? 0;
    const of = ` (${parts(first)})`;
    return [
      atMost('first visit to home without its pictures', sumOf(first), budgets.firstVisit, kilobytes, of),
      atMost('/services after it', sumOf(second), budgets.secondPage, kilobytes),
      { what: 'script of a page to read', seen: kilobytes(script(reading[0])), budget: '' },
      atMost('script of /book-discovery-call', script(booking[0]), budgets.bookingScript, kilobytes),
    ];
  } finally {
    await browser.close();
  }
}

/** One page after the other, of which the first finds nothing in the cache. */
async function inNewProfile(browser: Browser, urls: readonly string[]): Promise<Bytes[]> {
  const context = await browser.newContext(phone);
  try {
    const found: Bytes[] = [];
    for (const url of urls) found.push(await bytesOf(context, url));
    return found;
  } finally {
    await context.close();
  }
}
