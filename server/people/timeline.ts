import { sql } from 'kysely';
import type { TimelineActor, TimelineKind } from '#domain/people/timeline.ts';
import type { Queries } from '#server/db/db.ts';

/** Something that happened with a person. */
export type TimelineEntry = {
  personId: string;
  /** Epoch milliseconds. */
  at: number;
  kind: TimelineKind;
  actor: TimelineActor;
  /** What it is about, as in the outbox: 'lead:…', 'booking:…', 'message:…', 'note:…'. */
  subject?: string;
  /** What the timeline tells of it beyond its kind. Small: it is read for each line. */
  payload?: Record<string, unknown>;
};

/** What the site does by itself does not make a person the latest of a list. */
const silent: readonly TimelineKind[] = ['mail-sent', 'mail-failed'];

/**
 * Writes what happened into a person's timeline, in the transaction of the fact it tells. Call it before other rows
 * of the person are written: whoever changes a person's records takes hold of the person first, so that no two wait
 * for each other.
 */
export async function addToTimeline(trx: Queries, entry: TimelineEntry): Promise<void> {
  const { personId, at, kind, actor, subject, payload } = entry;
  if (!silent.includes(kind)) await touchPerson(trx, personId, at);
  await trx
    .insertInto('timeline')
    .values({
      id: crypto.randomUUID(),
      person_id: personId,
      at,
      kind,
      actor,
      subject: subject ?? null,
      payload: JSON.stringify(payload ?? {}),
    })
    .execute();
}

/** Takes hold of a person until the transaction ends, and notes that something happened. @returns null when gone */
export async function touchPerson(trx: Queries, id: string, at: number) {
  const row = await trx
    .updateTable('people')
    .set({ last_at: sql<number>`case when last_at < ${at} then ${at} else last_at end` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
