import type { Release } from '#content/live.ts';
import { changedIn } from './changed-in.ts';

/** Texts that stand on pages which are files, and on no page or email that is made for each visitor. */
const onFilesOnly =
  /^((case-studies|services|faqs|notes|legal)\/.+|home|about|about-labels|portfolio|testimonials|reviews)$/;

/**
 * Whether what is made for each visitor may come out otherwise than it did in the release before, which was judged.
 * Most changes of a text are spared the time.
 */
export function concernsVisitors(release: Release, previous: Release | null): boolean {
  return previous === null || changedIn(release, previous).some((id) => !onFilesOnly.test(id));
}
