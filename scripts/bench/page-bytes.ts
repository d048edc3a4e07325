import { request } from 'node:http';
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

/** The HTML of every page, compressed, beside a first flight. */
export async function bytesOfPages(url: string, paths: readonly string[]): Promise<Line> {
  const pages: { path: string; bytes: number }[] = [];
  for (const path of paths)
    pages.push({ path, bytes: (await askedOnce(new URL(path, url).href)).body.length });
  const beyond = pages.filter(({ bytes }) => bytes > firstFlight).sort((a, b) => b.bytes - a.bytes);
  const named = beyond.map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`).join(', ');
  const within = `${pages.length - beyond.length} of ${pages.length} pages`;
  const what = 'HTML in the first flight';
  return {
    ...{ what, seen: within, budget: `${kilobytes(firstFlight)} each` },
    short: beyond.length > 0 ? `${what}: ${named}, wanted ${kilobytes(firstFlight)} at most` : null,
  };
}
