import { isDeepStrictEqual } from 'node:util';
import { contentDocuments, documentsIn } from '#content/documents.ts';
import type { Release } from '#content/live.ts';

/** Documents that differ from those that visitors get now. */
export function changedIn(release: Release, previous: Release): string[] {
  const shipped = [...contentDocuments.values()];
  const known = [...documentsIn(release), ...shipped];
  const ids = new Map(known.map((one) => [one.id, one]));
  return [...ids.values()]
    .filter(({ file, defaults }) => {
      const [now, before] = [release.get(file) ?? defaults, previous.get(file) ?? defaults];
      return now !== before && !isDeepStrictEqual(now, before);
    })
    .map(({ id }) => id);
}
