import { request } from 'node:http';
import { takesOf } from '#scripts/try/takes.ts';
import { startTrialSite, type TrialSite } from '#scripts/try/trial-site.ts';
import type { Sent } from './published-beside.ts';

/** A site as it ships, and one on which a phone number was published, which stands on every page. */
export type BothSites = { shipped: TrialSite; published: TrialSite; stop: () => Promise<void> };

export async function startBothSites(): Promise<BothSites> {
  const shipped = await startTrialSite();
  const published = await startTrialSite();
  const stop = async () => {
    await Promise.all([shipped.stop(), published.stop()]);
  };
  try {
    const takes = takesOf(published.ask);
    await takes.open();
    await takes.save(1);
    const { status } = await takes.publish();
    if (status !== 303) throw new Error(`Publishing was answered with ${status}.`);
    return { shipped, published, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The ways in which a browser or a crawler asks for a page. */
export const waysToAsk = {
  Brotli: { 'accept-encoding': 'br' },
  gzip: { 'accept-encoding': 'gzip' },
  plain: {},
  HEAD: { 'accept-encoding': 'br' },
  'part of it': { range: 'bytes=0-99' },
  'known already': { 'accept-encoding': 'br' },
} as const;
export type Way = keyof typeof waysToAsk;

/** Asks for a page in one of the ways. Bytes are counted as they came: `fetch` would unpack them. */
export async function askIn(way: Way, url: string): Promise<Sent> {
  if (way !== 'known already') return ask(url, way === 'HEAD' ? 'HEAD' : 'GET', waysToAsk[way]);
  const { etag = '' } = (await ask(url, 'GET', waysToAsk[way])).headers;
  return ask(url, 'GET', { ...waysToAsk[way], 'if-none-match': etag });
}

function ask(url: string, method: 'GET' | 'HEAD', more: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { accept: 'text/html', ...more } }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray()).length;
      const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(headers), bytes });
    });
    asked.once('error', reject).end();
  });
}
