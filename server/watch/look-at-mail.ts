import { agencyZone } from '#domain/booking/agency-zone.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { Db } from '#server/db/db.ts';
import { stuckSince, stuckTo } from '#server/outbox/stuck-since.ts';
import type { Reading } from './reading.ts';

type Wanted = {
  /** How long the oldest may wait while none is delivered. */
  longestMinutes: number;
  /** Where the agency reads its notifications. */
  agency: string;
  now: number;
};

/** Whether emails go out, and those to the agency arrive: nobody there misses what does not come. */
export async function lookAtMail(db: Db, { longestMinutes, agency, now }: Wanted): Promise<Reading> {
  const longestMs = longestMinutes * minuteMs;
  const since = await stuckSince(db.query, { now, longestMs });
  if (since !== null)
    return bad(
      `Emails do not go out: one has waited since ${formatInstant(since, agencyZone)}, and none was delivered after it. They are sent by themselves once the mail server takes them; look under Emails what it last said.`,
    );
  const ownSince = await stuckTo(db, { to: agency, now, longestMs });
  if (ownSince !== null)
    return bad(
      `Emails to ${agency} do not arrive: one has waited since ${formatInstant(ownSince, agencyZone)}, and none was delivered there after it. The mailbox may be full: make room in it. What the mail server last said stands under Emails, from where they can also be sent again.`,
    );
  return { thing: 'mail', state: 'well', words: 'Emails go out again.' };
}

const bad = (words: string): Reading => ({ thing: 'mail', state: 'bad', words });
