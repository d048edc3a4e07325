import { allWanted } from '#content/drawings/wanted.ts';
import type { Release } from '#content/live.ts';
import type { Wanted } from '#domain/pictures/drawn.ts';
import { withRelease } from '#server/content/in-use.ts';

/**
 * The drawings that a release wants.
 * @returns `fault` where one of its texts is such that another, which is worked out from it, cannot be read: nobody can
 *   publish that, but anybody may have saved it
 */
export function drawingsOf(release: Release): { wanted: readonly Wanted[]; fault?: unknown } {
  try {
    return { wanted: withRelease(release, allWanted) };
  } catch (fault) {
    return { wanted: [], fault };
  }
}
