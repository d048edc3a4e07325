import { callWish, wayNow } from '#server/bookings/talk.ts';
import type { Queries } from '#server/db/db.ts';
import type { ServerGap } from './server-gaps.ts';

/** What is said while calls cannot be held as the owner wishes; empty when they can. */
export async function callGap(queries: Queries): Promise<ServerGap[]> {
  if ((await callWish(queries)).way === 'phone' || (await wayNow(queries)) === 'video') return [];
  return [
    {
      log: 'Calls are to be held by video, but no calendar is connected and no standing meeting link is set: calls are booked as calls by phone.',
      what: 'Calls cannot be held by video yet.',
      why: 'No calendar is connected and no meeting link of your own is set, so visitors book calls by phone.',
    },
  ];
}
