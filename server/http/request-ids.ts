import type { IncomingMessage } from 'node:http';
import { proxyList } from '#server/http/senders/client-address.ts';

/** What proxies make by themselves: a UUID, or 32 hexadecimal digits (nginx's $request_id). */
const ofProxy = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

type Seen = { headers: IncomingMessage['headers']; socket: { remoteAddress?: string | undefined } };

/**
 * Gives each request an id, under which it is found in the log: that of a trusted proxy, so that its log and ours fit
 * together, or one of our own. Anybody else's is not taken: it would let them write what they like into the log.
 */
export function requestIds(trustedProxies: string, newId: () => string): (request: Seen) => string {
  const isTrusted = proxyList(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const fits = typeof given === 'string' && ofProxy.test(given) && isTrusted(socket.remoteAddress ?? '');
    return fits ? given.toLowerCase() : newId();
  };
}
