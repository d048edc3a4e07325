import type { IncomingMessage } from 'node:http';

/**
 * Half a minute in which whoever had a page fetched ahead opens it without asking again. What its forms have of their own
 * comes twice at the worst, which they allow for (0157); a palette that is chosen meanwhile has it asked for again.
 */
const ahead = { 'Cache-Control': 'private, max-age=30', Vary: 'Accept-Encoding, Cookie' };

/** The headers of a page, for a script of ours that fetches it ahead. What browsers prepare by themselves they keep by themselves. */
export function fetchedAhead<H extends object>(
  { headers }: IncomingMessage,
  given: H,
): H | (H & typeof ahead) {
  const isAhead = headers.purpose === 'prefetch' && headers['sec-purpose'] === undefined;
  return isAhead ? { ...given, ...ahead } : given;
}
