import type { IncomingMessage } from 'node:http';
import { touchOf } from '#domain/leads/touch.ts';
import { type Came, cameOf } from '#domain/results/came.ts';

const mostKept = 1_000;
const longestKept = 300;

/** How the visitor of a request came. Most come by the same few ways, so the last ones are kept. */
export function createCameOf(): (request: Pick<IncomingMessage, 'url' | 'headers'>) => Came {
  const kept = new Map<string, Came>();
  return ({ url = '', headers: { host = 'host.invalid', referer = null } }) => {
    const key = `${url}\n${referer}`;
    const known = kept.get(key);
    if (known) return known;
    const came = cameOf(touchOf(new URL(url, `http://${host}`), referer, null));
    if (key.length > longestKept) return came;
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, came);
    return came;
  };
}
