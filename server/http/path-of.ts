import type { IncomingMessage } from 'node:http';

/** The path that a request asks for, as it was sent. */
export function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/\?.*/s, '');
}
