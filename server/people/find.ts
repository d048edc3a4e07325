import type { Queries } from '#server/db/db.ts';
import { type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import { addressesMoved, isStillThere } from '#server/people/merges/addresses-moved.ts';
import { ownerOf } from './person-for.ts';

const linesPerPage = 40;

/** The latest first. */
export const timelineOrder: Order = {
  columns: [
    { ref: 'timeline.at', type: 'number' },
    { ref: 'timeline.id', type: 'text' },
  ],
  direction: 'desc',
};

/** A person with everything that belongs to them but the timeline; undefined when there is none with this id. */
export async function readPerson(queries: Queries, id: string) {
  const person = await queries.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) return undefined;
  return {
    person,
    addresses: await queries
      .selectFrom('person_addresses')
      .selectAll()
      .where('person_id', '=', id)
      .orderBy('created_at')
      .execute(),
    notes: await queries
      .selectFrom('notes')
      .selectAll()
      .where('person_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(mostShown)
      .execute(),
    leads: await queries
      .selectFrom('leads')
      .selectAll()
      .where('person_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(mostShown)
      .execute(),
    calls: await queries
      .selectFrom('bookings')
      .selectAll()
      .where('person_id', '=', id)
      .orderBy('starts_at', 'desc')
      .limit(mostShown)
      .execute(),
    files: await queries
      .selectFrom('lead_attachments')
      .innerJoin('leads', 'leads.id', 'lead_attachments.lead_id')
      .selectAll('lead_attachments')
      .where('leads.person_id', '=', id)
      .orderBy('lead_attachments.created_at', 'desc')
      .limit(mostShown)
      .execute(),
    letterFiles: await queries
      .selectFrom('message_files')
      .innerJoin('messages', 'messages.id', 'message_files.message_id')
      .selectAll('message_files')
      .where('messages.person_id', '=', id)
      .where('message_files.stored_name', 'is not', null)
      .orderBy('messages.at', 'desc')
      .limit(mostShown)
      .execute(),
    subscriptions: await queries
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('person_id', '=', id)
      .execute(),
  };
}

/** Of each kind: a person with more is read in the timeline, which has no end. */
const mostShown = 100;

/** A page of what happened with a person, with what was merged and split, and can be undone, where a line tells of it. */
export async function readTimeline(queries: Queries, personId: string, place: Place) {
  const listed = await readKeyset(
    queries.selectFrom('timeline').selectAll().where('person_id', '=', personId),
    { order: timelineOrder, place, perPage: linesPerPage, keyOf: (row) => [row.at, row.id] },
  );
  const ids = listed.rows.flatMap(({ subject }) => (subject?.startsWith('merge:') ? [subject.slice(6)] : []));
  const moves =
    ids.length === 0
      ? []
      : await queries.selectFrom('person_merges').selectAll().where('id', 'in', ids).execute();
  const undoable = new Set<string>();
  for (const move of moves)
    if (move.undone_at === null && (move.kind === 'split' || (await isStillThere(queries, move))))
      undoable.add(move.id);
  return { ...listed, moves, undoable };
}

/**
 * Who has what a person of a former id had: they were merged, or a split was taken back. Whoever has their address by
 * now goes before whoever stayed, as it may have been split off since. Null for nobody.
 */
export async function mergedInto(queries: Queries, formerId: string): Promise<string | null> {
  const move = await queries
    .selectFrom('person_merges')
    .selectAll()
    .where('other_id', '=', formerId)
    .orderBy('at', 'desc')
    .executeTakeFirst();
  if (!move) return null;
  const [address] = addressesMoved(move);
  return (address && (await ownerOf(queries, address))) || move.person_id;
}
