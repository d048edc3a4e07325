import type { Queries } from '#server/db/db.ts';
import type { Place } from '#server/db/keyset.ts';
import { kindNames } from '#server/leads/lead-words.ts';
import { readTimeline } from '#server/people/find.ts';
import type { Snapshot } from '#server/people/merges/snapshot.ts';
import { mergeOf, timelineWords } from './timeline-words.ts';

type Options = {
  place: Place;
  when: (at: number) => string;
  nameOf: (staffId: string) => string;
};

/** Where a line leads to, by the kind of thing it is about. */
const addresses: Record<string, (id: string) => string> = {
  lead: (id) => `/admin/leads/${id}`,
  booking: (id) => `/admin/bookings/${id}`,
  message: (id) => `/admin/letters/${id}`,
};

/** A page of what happened with a person, in words. */
export async function loadTimeline(queries: Queries, personId: string, { place, when, nameOf }: Options) {
  const { rows, moves, undoable, ...beside } = await readTimeline(queries, personId, place);
  const moveOf = (id: string) => moves.find((move) => move.id === id);
  const other = (id: string) => {
    const move = moveOf(id);
    if (!move) return 'somebody who has been erased';
    const { merged, moved } = JSON.parse(move.snapshot) as Snapshot;
    const addressesMoved = (moved.person_addresses ?? []).join(', ');
    return merged?.other.name ? `${merged.other.name} (${addressesMoved})` : addressesMoved;
  };
  const wording = {
    when,
    staffName: nameOf,
    enquiry: (kind: string) => kindNames[kind as keyof typeof kindNames] ?? 'Enquiry',
    other,
  };
  const lines = rows.map((row) => {
    const line = { ...row, payload: JSON.parse(row.payload) as Record<string, unknown> };
    const [about = '', subjectId = ''] = row.subject?.split(':') ?? [];
    const move = row.kind === 'merged' || row.kind === 'split' ? moveOf(mergeOf(row)) : undefined;
    return {
      id: row.id,
      kind: row.kind,
      when: when(row.at),
      who:
        row.actor === 'visitor' ? 'Them' : row.actor === 'system' ? 'The site' : nameOf(row.actor.slice(6)),
      ...timelineWords(line, wording),
      to: addresses[about]?.(subjectId),
      // A split is told on both pages, and undone from either.
      undo: move && undoable.has(move.id) ? move.id : undefined,
      undone: move ? move.undone_at !== null : false,
    };
  });
  return { lines, ...beside };
}

export type TimelineView = Awaited<ReturnType<typeof loadTimeline>>;
