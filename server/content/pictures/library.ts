import { type SqlBool, sql } from 'kysely';
import { type Focus, writeReference } from '#domain/pictures/reference.ts';
import type { Queries } from '#server/db/db.ts';
import { type Order, type Place, readKeyset } from '#server/db/keyset.ts';
import type { PictureProblem } from '#server/db/tables/pictures.ts';

/** A picture of the library with the cut that is offered to texts. `at` in epoch milliseconds. */
export type LibraryPicture = {
  id: string;
  name: string;
  /** Of the original, upright. */
  size: { width: number; height: number };
  bytes: number;
  alt: string;
  decorative: boolean;
  focus: Focus;
  cut: string;
  /** In pixels of the original. */
  part: { left: number; top: number; width: number; height: number };
  state: 'waiting' | 'ready' | 'failed';
  problem: PictureProblem | null;
  /** What a text says that shows it. */
  image: string;
  author: string | null;
  at: number;
};

/** The newest first. */
export const pictureOrder: Order = {
  columns: [
    { ref: 'content_pictures.created_at', type: 'number' },
    { ref: 'content_pictures.id', type: 'text' },
  ],
  direction: 'desc',
};

function pictures(queries: Queries) {
  return queries
    .selectFrom('content_pictures')
    .innerJoin('content_picture_cuts as part', (join) =>
      join
        .onRef('part.picture_id', '=', 'content_pictures.id')
        .onRef('part.cut', '=', 'content_pictures.cut'),
    )
    .leftJoin('staff', 'staff.id', 'content_pictures.author_id')
    .select([
      'content_pictures.id',
      'content_pictures.name',
      'content_pictures.width',
      'content_pictures.height',
      'content_pictures.bytes',
      'content_pictures.alt',
      'content_pictures.decorative',
      'content_pictures.focus',
      'content_pictures.cut',
      'content_pictures.created_at',
      'part.left_px',
      'part.top_px',
      'part.width as part_width',
      'part.height as part_height',
      'part.state',
      'part.problem',
      'staff.name as author',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof pictures>['executeTakeFirstOrThrow']>>;

function readRow(row: Row): LibraryPicture {
  const { id, name, cut, focus, state, problem, alt, author } = row;
  const [width, height] = [row.part_width, row.part_height];
  return {
    ...{ id, name, cut, focus, state, problem, alt, author },
    size: { width: row.width, height: row.height },
    bytes: Number(row.bytes),
    decorative: row.decorative === 1,
    part: { left: row.left_px, top: row.top_px, width, height },
    image: writeReference({ id, cut, width, height, focus }),
    at: Number(row.created_at),
  };
}

type Wanted = {
  find: string;
  /** Ids that are left out. */
  without?: readonly string[];
  /** Those alone that can be shown. */
  onlyReady?: boolean;
  place: Place;
  perPage: number;
};

/** One page of the library, of those whose name or words hold what was asked for. */
export async function readLibrary(queries: Queries, wanted: Wanted) {
  const { find, without = [], onlyReady = false, place, perPage } = wanted;
  const holding = `%${find.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows, ...beside } = await readKeyset(
    pictures(queries)
      .$if(onlyReady, (query) => query.where('part.state', '=', 'ready'))
      .$if(without.length > 0, (query) => query.where('content_pictures.id', 'not in', without))
      .$if(find !== '', (query) =>
        query.where(
          sql<SqlBool>`(lower(content_pictures.name) like ${holding} escape '\\'
            or lower(content_pictures.alt) like ${holding} escape '\\')`,
        ),
      ),
    { order: pictureOrder, place, perPage, keyOf: (row) => [Number(row.created_at), row.id] },
  );
  return { rows: rows.map(readRow), ...beside };
}

export async function findPicture(queries: Queries, id: string): Promise<LibraryPicture | null> {
  const row = await pictures(queries).where('content_pictures.id', '=', id).executeTakeFirst();
  return row ? readRow(row) : null;
}
