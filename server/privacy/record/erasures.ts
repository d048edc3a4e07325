import { DomainError } from '#server/base/errors.ts';
import type { CalendarServices } from '#server/calendar/connection/calendar-services.ts';
import { forgetEvent } from '#server/calendar/sync/erase-event.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import type { Services } from '#server/ports/services.ts';
import { type Counts, type ErasureRow, erasureSubject, openErasure } from '#server/privacy/erase/record.ts';
import { openRest } from '#server/privacy/erase/rest.ts';

/** What is kept of an erasure: no word of whom. Instants in epoch milliseconds. */
export type ErasureRecord = {
  id: string;
  startedAt: number;
  finishedAt: number | null;
  /** What it waits for, where it is not finished. */
  waitsFor: ErasureRow['waits_for'];
  counts: Counts;
  kept: Counts;
  /** The owner who asked for it; null from the server's command line, or when they are no longer known. */
  by: string | null;
};

/** So many are listed: with two years' retention more are rare. */
const most = 200;

/** The erasures, unfinished ones first, then the latest. */
export async function listErasures({ db }: Pick<Services, 'db'>): Promise<ErasureRecord[]> {
  const rows = await records(db)
    .orderBy((eb) => eb.case().when('finished_at', 'is', null).then(0).else(1).end())
    .orderBy('started_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(toRecord);
}

/** One of them, or null. */
export async function findErasure({ db }: Pick<Services, 'db'>, id: string): Promise<ErasureRecord | null> {
  const row = await records(db).where('erasures.id', '=', id).executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** How many erasures are not finished. */
export async function countUnfinished({ db }: Pick<Services, 'db'>): Promise<number> {
  const { count } = await db.query
    .selectFrom('erasures')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Has an unfinished erasure tried again now. */
export async function tryAgain(services: Services, id: string): Promise<void> {
  const now = services.clock.now();
  const entry = { kind: 'erasure' as const, subject: erasureSubject(id), payload: { erasureId: id } };
  await enqueue(services.db.query, now, [{ ...entry, dedupeKey: `${erasureSubject(id)}:again-${now}` }]);
  services.wakeOutbox();
}

/**
 * Takes an owner's word that the entries in the calendar are deleted by hand, as where it was disconnected for good.
 * Nothing happens where the calendar is not what is waited for: the site still deletes them itself.
 * @throws DomainError conflict when the record cannot be opened
 */
export async function entriesAreGone(services: CalendarServices, id: string): Promise<void> {
  const row = await openErasure(services, id);
  if (row?.waits_for !== 'calendar') return;
  const rest = openRest(services, row.sealed_rest);
  if (!rest)
    throw new DomainError('conflict', 'The site’s secret has changed. Please erase this person once more.');
  for (const booking of rest.bookings) await forgetEvent(services, booking);
  await tryAgain(services, id);
}

function records({ query }: Services['db']) {
  return query
    .selectFrom('erasures')
    .leftJoin('staff', 'staff.id', 'erasures.by_id')
    .select(['erasures.id', 'started_at', 'finished_at', 'waits_for', 'counts', 'kept', 'staff.name as by']);
}

type Row = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number];

function toRecord(row: Row): ErasureRecord {
  return {
    id: row.id,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    waitsFor: row.waits_for,
    counts: JSON.parse(row.counts) as Counts,
    kept: JSON.parse(row.kept) as Counts,
    by: row.by,
  };
}
