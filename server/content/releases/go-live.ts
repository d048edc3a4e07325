import type { Laps } from '#server/base/laps.ts';
import { errorKind } from '#server/base/log.ts';
import type { Made } from '#server/content/render/made.ts';
import { fileRow } from '#server/content/serving/kept-files.ts';
import type { Queries } from '#server/db/db.ts';
import type { Publishing } from './publishing.ts';

/** So many files in one statement: a page with its compressed forms takes some dozen kilobytes. */
const filesAtOnce = 20;

type Next = {
  id: string;
  at: number;
  files: Made['files'];
  /** Writes the release's row as live. */
  write: () => Promise<unknown>;
};

/**
 * Puts a release in the place of the live one, within the caller's transaction. Files stay of it and of the one
 * before it, to go back to at once.
 */
export async function replaceLive(trx: Queries, { id, at, files, write }: Next): Promise<void> {
  const former = await trx
    .updateTable('content_releases')
    .set({ state: 'replaced', ended_at: at })
    .where('state', '=', 'live')
    .returning('id')
    .executeTakeFirst();
  await write();
  await trx
    .deleteFrom('content_release_files')
    .where('release_id', 'not in', [id, former?.id ?? id])
    .execute();
  for (let from = 0; from < files.length; from += filesAtOnce)
    await trx
      .insertInto('content_release_files')
      .values(files.slice(from, from + filesAtOnce).map((file) => fileRow(id, file)))
      .execute();
}

/** Has visitors get what is live now. What is stored is stored, also where this instance cannot show it yet. */
export async function show(
  { content, log }: Pick<Publishing, 'content' | 'log'>,
  { number, made, laps }: { number: number; made: Made; laps: Laps },
) {
  await content.follow().catch((error: unknown) => {
    log.error('release-not-shown', { number, kind: errorKind(error) });
  });
  laps.end('shown');
  log.info('release-live', { number, ...made.took, ...laps.told() });
}
