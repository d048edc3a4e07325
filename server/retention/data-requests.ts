import { agencyZone } from '#domain/booking/agency-zone.ts';
import { wallClock } from '#domain/format/instant.ts';
import type { Sweep } from './sweep.ts';

/** Requests and complaints two years after their answer. One without an answer stays. */
export const forgetDataRequests: Sweep = async ({ db }, { before }) => {
  const gone = await db.query
    .deleteFrom('data_requests')
    .where('status', '=', 'answered')
    .where('answered_on', '<', wallClock(before, agencyZone).date)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
};

/** Records that an erasure was finished. */
export const forgetErasures: Sweep = async ({ db }, { before }) => {
  const gone = await db.query.deleteFrom('erasures').where('finished_at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
};
