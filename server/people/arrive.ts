import type { WaitsFor } from '#domain/promises/promises.ts';
import type { Queries } from '#server/db/db.ts';
import { type Claims, type Found, personFor } from './person-for.ts';
import { reopen } from './reopen.ts';
import { addToTimeline, type TimelineEntry } from './timeline.ts';
import { markWaiting } from './waiting.ts';

/** What the arrival is: an enquiry, a call booked or asked for. */
type News = Required<Pick<TimelineEntry, 'kind' | 'subject' | 'payload'>> & {
  /** What the sender expects an answer to; null where there is nothing to answer. */
  waitsFor: WaitsFor | null;
  /** Whose doing it was, where not the person's own. */
  actor?: TimelineEntry['actor'];
};

/**
 * Takes an enquiry or a call to the person of its address: makes or finds the person, tells it in the timeline with
 * what was claimed otherwise than we know it, and makes somebody who was lost new again. Who was won stays so, and
 * spam stays spam.
 * @returns the person's id
 */
export async function arrive(trx: Queries, claims: Claims, news: News): Promise<string> {
  const person = await personFor(trx, claims);
  const { kind, subject, actor = 'visitor' } = news;
  const payload = { ...news.payload, ...claimed(person) };
  await addToTimeline(trx, { personId: person.id, at: claims.at, kind, actor, subject, payload });
  await reopen(trx, person.id, claims.at);
  if (news.waitsFor) await markWaiting(trx, person.id, { what: news.waitsFor, at: claims.at });
  return person.id;
}

const claimed = ({ differing }: Found) => (Object.keys(differing).length > 0 ? { claimed: differing } : {});
