import { isTelling, ownTouch } from '#domain/leads/touch.ts';

/**
 * The `attribution` of a form as far as the request for its own page tells it: all that may be known without consent,
 * and all that there is without scripts. After 'Accept All' the browser puts what it has kept in its place.
 */
export function ownArrival(request: Request, now: number): { attribution?: string } {
  const touch = ownTouch(new URL(request.url), request.headers.get('referer'), now);
  return isTelling(touch) ? { attribution: JSON.stringify({ first: touch, last: touch }) } : {};
}
