import { type Moment, momentOf } from '#app/pages/admin/parts/moment.ts';
import { timelineWords } from '#app/pages/admin/people/timeline-words.ts';
import { wallClock } from '#domain/format/instant.ts';
import { addDays } from '#domain/format/iso-date.ts';
import { nearInstant } from '#domain/format/near.ts';
import { zonedInstant } from '#domain/format/zoned-instant.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import type { Lately } from '#server/today/lately.ts';

/** Something that happened since yesterday, as the page of today shows it. */
export type LatelyRow = {
  id: string;
  personId: string;
  who: string;
  what: string;
  /** Who of the team did it; null for the person themselves. */
  by: string | null;
  at: Moment;
};

type Seen = { now: number; zone: string; nameOf: (staffId: string) => string };

/** When yesterday began for the owner. */
export function yesterdayBegan(now: number, zone: string): number {
  return zonedInstant(addDays(wallClock(now, zone).date, -1), '00:00', zone);
}

export function latelyRow(news: Lately, { now, zone, nameOf }: Seen): LatelyRow {
  const { person, actor } = news;
  const { title, detail } = timelineWords(news, {
    when: (at) => nearInstant(at, now, zone),
    staffName: nameOf,
    enquiry: (kind) => kindNames[kind as keyof typeof kindNames] ?? 'Enquiry',
    // Merges are not told here.
    other: () => '',
  });
  return {
    id: news.id,
    personId: person.id,
    who: [person.name, person.company].filter(Boolean).join(', '),
    what: news.kind === 'letter-in' && detail ? `${title}: ${detail}` : title,
    by: actor.startsWith('staff:') ? nameOf(actor.slice('staff:'.length)) : null,
    at: momentOf(news.at, now, zone),
  };
}
