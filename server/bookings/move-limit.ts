import { site } from '#content/site.ts';
import { dayMs } from '#domain/format/durations.ts';
import { DomainError } from '#server/base/errors.ts';
import type { Services } from '#server/ports/services.ts';
import type { Booking } from './booking.ts';

/** How often a visitor may move one call: each move writes to the address that was given. */
const movesPerDay = 3;
const movesInAll = 6;

/** @throws DomainError conflict, with telephone and e-mail, when its visitor has moved the call often enough */
export function mayStillMove(services: Services, { visitorMoves }: Booking, now: number): void {
  if (services.env.RATE_LIMITS === 'off') return;
  const lately = visitorMoves.filter((at) => at > now - dayMs).length;
  if (lately < movesPerDay && visitorMoves.length < movesInAll) return;
  throw new DomainError(
    'conflict',
    `This call has been moved several times already. To move it once more, please ring ${site.phone.display} or write to ${site.email}.`,
  );
}
