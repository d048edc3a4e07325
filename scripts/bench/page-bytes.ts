import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { kilobytes, type Line } from './lines.ts';

/** What a server sends before it waits for a first answer of its visitor: ten packets. */
const firstFlight = 14_000;

/** A page as a browser gets it that takes Brotli. */
export function askedOnce(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      resolve({ body, headers: Object.fromEntries(headers) });
    });
    asked.once('error', reject).end();
  });
}

/** Asks until an answer is no smaller than the one half a second before it. */
async function wellCompressed(ask: () => Promise<number>): Promise<number> {
  for (let bytes = await ask(); ; ) {
    await setTimeout(500);
    const next = await ask();
    if (next >= bytes) return bytes;
    bytes = next;
  }
}

/** The HTML of every page, compressed, beside a first flight. */
export async function bytesOfPages(url: string, paths: readonly string[]): Promise<Line> {
  const ask = async (path: string) => (await askedOnce(new URL(path, url).href)).body.length;
  // By night each page is compressed anew once it was asked for: first at once, then as well as can be.
  for (const path of paths) await ask(path);
  const pages: { path: string; bytes: number }[] = [];
  for (const path of paths) pages.push({ path, bytes: await wellCompressed(() => ask(path)) });
  const beyond = pages.filter(({ bytes }) => bytes > firstFlight).sort((a, b) => b.bytes - a.bytes);
  const named = beyond.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`).join(', ');
  const within = `${pages.length - beyond.length} of ${pages.length} pages`;
  const what = 'HTML in the first flight';
  return {
    ...{ what, seen: within, budget: `${kilobytes(firstFlight)} each` },
    short: beyond.length > 0 ? `${what}: ${named}, wanted ${kilobytes(firstFlight)} at most` : null,
  };
}
