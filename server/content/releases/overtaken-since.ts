import type { Documents } from '#server/content/documents/live-documents.ts';
import type { Queries } from '#server/db/db.ts';
import { type Changes, overtaken, readChanges } from './changes.ts';

/**
 * The documents that went live in another version than the one that a scheduled release begins with, by a decision
 * taken after it. What an earlier decision brought was known when it was taken: an offer may be scheduled with its end.
 */
export async function overtakenSince(
  queries: Queries,
  { number, changes }: { number: number; changes: Changes },
  live: Documents,
): Promise<string[]> {
  const others = overtaken(changes, live);
  if (others.length === 0) return [];
  const published = await queries
    .selectFrom('content_releases')
    .select(['number', 'changes'])
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
  const known = published.map((one) => ({ number: one.number, changes: readChanges(one.changes) }));
  return others.filter((id) => {
    const brought = known.find((one) => one.changes[id] && one.changes[id].to === (live[id] ?? 0));
    return brought === undefined || brought.number > number;
  });
}

/** The scheduled releases that go out before another one and change the same documents, in their order. */
export async function dueBefore(queries: Queries, id: string): Promise<string[]> {
  const waiting = await queries
    .selectFrom('content_releases')
    .select(['id', 'changes'])
    .where('state', '=', 'scheduled')
    .orderBy('publish_at')
    .orderBy('number')
    .execute();
  const at = waiting.findIndex((one) => one.id === id);
  const mine = Object.keys(readChanges(waiting[at]?.changes ?? '{}'));
  return waiting
    .slice(0, Math.max(0, at))
    .filter(({ changes }) => mine.some((document) => document in readChanges(changes)))
    .map((one) => one.id);
}
