import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import type { NoticeChannel } from '#domain/notices/events.ts';
import type { ShownWay } from '#server/notices/ways.ts';

/** A place as the page shows it. */
export type Place = {
  id: string;
  channel: NoticeChannel;
  name: string;
  /** How it goes there, in a sentence. */
  standing: string;
  /** It fails, or is switched off for that. */
  trouble: boolean;
  off: boolean;
};

/** What came of a test; `id` of the place, or 'email'. */
export type TriedPlace = { id: string; ok: boolean; words: string } | null;

export function toPlace(way: ShownWay): Place {
  return {
    id: way.id,
    channel: way.channel,
    name: way.place,
    standing: standingOf(way),
    trouble: way.offAt !== null || way.failingSince !== null,
    off: way.offAt !== null,
  };
}

function standingOf({ since, lastSentAt, failingSince, lastError, offAt }: ShownWay): string {
  const at = (instant: number) => formatInstant(instant, agencyZone);
  if (offAt !== null)
    return `Switched off on ${at(offAt)}, because nothing could be delivered there. ${lastError}`;
  if (failingSince !== null) return `Nothing has been delivered since ${at(failingSince)}. ${lastError}`;
  if (lastSentAt !== null) return `Last message on ${at(lastSentAt)}`;
  return `Set up on ${at(since)}`;
}
