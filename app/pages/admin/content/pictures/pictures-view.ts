import { agencyZone } from '#domain/booking/agency-zone.ts';
import { formatInstant } from '#domain/format/instant.ts';
import { pictureOrder, readLibrary } from '#server/content/pictures/library.ts';
import { usesOfPictures } from '#server/content/pictures/uses.ts';
import type { Queries } from '#server/db/db.ts';
import { readPlace } from '#server/db/keyset.ts';

const perPage = 24;

/** One page of the library, with what each picture is used for. */
export async function loadPicturesView(queries: Queries, search: URLSearchParams, now: number) {
  const find = search.get('find')?.trim().slice(0, 100) ?? '';
  const onlyUnused = search.has('unused');
  const uses = await usesOfPictures(queries, now);
  const place = readPlace(search, pictureOrder);
  const without = onlyUnused ? [...uses.keys()] : [];
  const { rows, before, after } = await readLibrary(queries, { find, without, place, perPage });
  return {
    find,
    onlyUnused,
    beside: { before, after },
    rows: rows.map((row) => ({
      ...row,
      when: formatInstant(row.at, agencyZone),
      shown: new Set(uses.get(row.id)?.map(({ document }) => document)).size,
    })),
    told: search.has('removed') ? 'The picture is removed, with all of its files.' : null,
    /** Something is being prepared: the page looks again by itself. */
    waits: rows.some(({ state }) => state === 'waiting'),
  };
}

export type PicturesView = Awaited<ReturnType<typeof loadPicturesView>>;
