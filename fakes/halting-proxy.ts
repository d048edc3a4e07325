import type { ServerResponse } from 'node:http';
import { startHttp } from './http-server.ts';

export type HaltingProxy = { origin: string; release: () => void; stop: () => Promise<void> };

/**
 * A slow connection to a site: the page at one path arrives up to a mark, and the rest when it is released.
 * @param read the page as the browser is to have it, where that is not as it was sent
 */
export async function startHaltingProxy(
  siteUrl: string,
  path: string,
  mark: string,
  read = (html: string) => html,
): Promise<HaltingProxy> {
  const released = Promise.withResolvers<void>();
  const forward = async (address: string, response: ServerResponse) => {
    const answer = await fetch(siteUrl + address);
    const type = answer.headers.get('content-type') ?? '';
    const cache = answer.headers.get('cache-control') ?? 'no-store';
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': cache });
    const body = Buffer.from(await answer.arrayBuffer());
    if (address !== path) return response.end(body);
    const page = read(body.toString());
    const at = page.indexOf(mark);
    if (at < 0) throw new Error(`There is no ${mark} at ${path}.`);
    response.write(page.slice(0, at));
    await released.promise;
    return response.end(page.slice(at));
  };
  const server = await startHttp((request, response) => {
    forward(request.url ?? '/', response).catch(() => response.destroy());
  });
  return { ...server, release: released.resolve };
}
