import type { Author } from '#server/content/documents/versions.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import type { Queries } from '#server/db/db.ts';
import type { ReleaseState } from '#server/db/tables/content.ts';
import { type Changes, readChanges } from './changes.ts';

/** A release as its history tells of it; instants in epoch milliseconds. */
export type ReleaseLine = {
  number: number;
  state: ReleaseState;
  changes: Changes;
  author: Author;
  note: string;
  /** The number of the release that it brought back; 0 for what ships with the code. */
  backTo: number | null;
  findings: Finding[];
  createdAt: number;
  publishAt: number | null;
  publishedAt: number | null;
  endedAt: number | null;
  endedBy: string | null;
};

/** What waits for its time, the first due first. */
export async function scheduledReleases(queries: Queries): Promise<ReleaseLine[]> {
  const rows = await lines(queries)
    .where('state', '=', 'scheduled')
    .orderBy('publish_at')
    .orderBy('number')
    .limit(200)
    .execute();
  return rows.map(readLine);
}

/** All that was published, refused or withdrawn, the latest decision first. @param before a release's number */
export async function releaseHistory(
  queries: Queries,
  { before, limit = 30 }: { before?: number | undefined; limit?: number } = {},
): Promise<ReleaseLine[]> {
  const rows = await lines(queries)
    .where('state', '!=', 'scheduled')
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readLine);
}

/** One release; null when there is none. */
export async function findRelease(queries: Queries, number: number): Promise<ReleaseLine | null> {
  const row = await lines(queries).where('number', '=', number).executeTakeFirst();
  return row ? readLine(row) : null;
}

function lines(queries: Queries) {
  return queries
    .selectFrom('content_releases')
    .leftJoin('staff as author', 'author.id', 'content_releases.author_id')
    .leftJoin('staff as ender', 'ender.id', 'content_releases.ended_by')
    .select([
      'number',
      'state',
      'changes',
      'note',
      'findings',
      'back_to as backTo',
      'created_at as createdAt',
      'publish_at as publishAt',
      'published_at as publishedAt',
      'ended_at as endedAt',
      'author.id as authorId',
      'author.name as authorName',
      'ender.name as endedBy',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number];

function readLine({ authorId, authorName, changes, findings, ...row }: Row): ReleaseLine {
  const author = authorId === null ? null : { id: authorId, name: authorName ?? '' };
  return { ...row, author, changes: readChanges(changes), findings: JSON.parse(findings) as Finding[] };
}
