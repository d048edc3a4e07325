import type { Returned } from './use-connection.ts';

/** How Google's redirect ended: query status and message, as far as the page shows them. */
export function readReturn(request: Request): Returned {
  const query = new URL(request.url).searchParams;
  return {
    status: query.get('status'),
    message: query.get('message')?.slice(0, 300) ?? null,
    popup: query.get('popup') === '1',
  };
}
