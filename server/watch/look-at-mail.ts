import { agencyZone } from '#domain/booking/agency-zone.ts';
import { minuteMs } from '#domain/format/durations.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { Queries } from '#server/db/db.ts';
import { stuckSince } from '#server/outbox/stuck-since.ts';
import type { Reading } from './reading.ts';

/** Whether emails go out. @param longestMinutes how long the oldest may wait while none is delivered */
export async function lookAtMail(queries: Queries, longestMinutes: number, now: number): Promise<Reading> {
  const since = await stuckSince(queries, { now, longestMs: longestMinutes * minuteMs });
  if (since === null) return { thing: 'mail', state: 'well', words: 'Emails go out again.' };
  return {
    thing: 'mail',
    state: 'bad',
    words: `Emails do not go out: one has waited since ${formatInstant(since, agencyZone)}, and none was delivered after it. They are sent by themselves once the mail server takes them; look under Emails what it last said.`,
  };
}
