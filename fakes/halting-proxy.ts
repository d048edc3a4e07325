import type { ServerResponse } from 'node:http';
import { startHttp } from './http-server.ts';

export type HaltingProxy = { origin: string; release: () => void; stop: () => Promise<void> };

/** A slow connection to a site: the page at one path arrives up to a mark, and the rest when it is released. */
export async function startHaltingProxy(siteUrl: string, path: string, mark: string): Promise<HaltingProxy> {
  const released = Promise.withResolvers<void>();
  const forward = async (address: string, response: ServerResponse) => {
    const answer = await fetch(siteUrl + address);
    const type = answer.headers.get('content-type') ?? '';
    const cache = answer.headers.get('cache-control') ?? 'no-store';
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': cache });
    const body = Buffer.from(await answer.arrayBuffer());
    if (address !== path) return response.end(body);
    const at = body.indexOf(mark);
    if (at < 0) throw new Error(`There is no ${mark} at ${path}.`);
    response.write(body.subarray(0, at));
    await released.promise;
    return response.end(body.subarray(at));
  };
  const server = await startHttp((request, response) => {
    forward(request.url ?? '/', response).catch(() => response.destroy());
  });
  return { ...server, release: released.resolve };
}
