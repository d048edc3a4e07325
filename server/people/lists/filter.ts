import { dayBounds } from '#domain/availability/zone-day.ts';
import { isIsoDate } from '#domain/format/iso-date.ts';
import { type LeadKind, leadKinds } from '#domain/leads/lead.ts';
import { type PersonStatus, personStatuses } from '#domain/people/status.ts';

/** How somebody came: with an enquiry of a kind, or by booking a call. */
const ways = [...leadKinds.filter((kind) => kind !== 'newsletter'), 'call'] as const;
export type PersonWay = Exclude<LeadKind, 'newsletter'> | 'call';

/** Sorted by what happened last, by who came last, or by who has waited longest for an answer. */
const personSorts = ['activity', 'newest', 'waiting'] as const;
export type PersonSort = (typeof personSorts)[number];

export type PersonFilter = {
  way: PersonWay | null;
  /** Null: everybody who is not spam. */
  status: PersonStatus | null;
  /** Id of a member of staff; 'nobody' for those whom nobody looks after. */
  owner: string | null;
  /** A part of what is known of how they came. */
  source: string | null;
  /** First heard of on these days, `yyyy-MM-dd`, as bounds in epoch milliseconds. */
  since: { date: string; at: number } | null;
  until: { date: string; at: number } | null;
  waiting: boolean;
  sort: PersonSort;
};

const idPattern = /^[\w-]{1,64}$/;

/** The filter as it stands in an address; anything odd counts as unset. @param zone in which its days are read */
export function readPersonFilter(search: URLSearchParams, zone: string): PersonFilter {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const day = (name: string, edge: 'startAt' | 'endAt') => {
    const date = text(name);
    return isIsoDate(date) ? { date, at: dayBounds(zone, date)[edge] } : null;
  };
  return {
    way: (ways as readonly string[]).includes(text('kind')) ? (text('kind') as PersonWay) : null,
    status: personStatuses.find((status) => status === text('status')) ?? null,
    owner: idPattern.test(text('owner')) ? text('owner') : null,
    source: text('source').slice(0, 100) || null,
    since: day('from', 'startAt'),
    until: day('to', 'endAt'),
    waiting: text('waiting') === 'yes',
    sort: personSorts.find((sort) => sort === text('sort')) ?? 'activity',
  };
}

/** The filter as fields of an address; what is unset is null. */
export function filterFields(filter: PersonFilter): Record<string, string | null> {
  return {
    kind: filter.way,
    status: filter.status,
    owner: filter.owner,
    source: filter.source,
    from: filter.since?.date ?? null,
    to: filter.until?.date ?? null,
    waiting: filter.waiting ? 'yes' : null,
    sort: filter.sort === 'activity' ? null : filter.sort,
  };
}
