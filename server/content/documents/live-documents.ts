import type { Queries } from '#server/db/db.ts';

/** The versions of a release by document; what is not named is as it ships with the code. */
export type Documents = Readonly<Record<string, number>>;

/** The versions that visitors get now. */
export async function liveDocuments(queries: Queries): Promise<Documents> {
  const live = await queries
    .selectFrom('content_releases')
    .select('documents')
    .where('state', '=', 'live')
    .executeTakeFirst();
  return live ? readDocuments(live.documents) : {};
}

export function readDocuments(text: string): Documents {
  return JSON.parse(text) as Documents;
}
