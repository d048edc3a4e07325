import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Leaves out what says that a connection stays open, which HTTP/1.1 takes for granted (RFC 9112, 9.3): fifty bytes of
 * each file that a page loads. That it ends is said as before.
 */
export function leaveOpen(request: IncomingMessage, response: ServerResponse): void {
  if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('Connection');
}
