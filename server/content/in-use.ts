import { AsyncLocalStorage } from 'node:async_hooks';
import { followRelease, type Release } from '#content/live.ts';

const pinned = new AsyncLocalStorage<Release | null>();
let inUse: Release = new Map();

/** The release of the work under way: the one that it began with, else the latest. */
export function releaseOfWork(): Release {
  return pinned.getStore() ?? inUse;
}

/** Lets every text follow the release of the work under way. */
export function followReleases(): void {
  followRelease(releaseOfWork);
}

/** The release that work which begins now uses. */
export function releaseInUse(): Release {
  return inUse;
}

/** From now on visitors get this release; work under way ends with the one that it began with. */
export function putInUse(release: Release): void {
  inUse = release;
}

/** Does a piece of work with one release from its beginning to its end, whatever is published meanwhile. */
export function withRelease<Done>(release: Release, work: () => Done): Done {
  return pinned.run(release, work);
}

/** Begins work that outlives the piece it was begun by, such as a round of the outbox: it follows what is in use. */
export function atLarge(work: () => void): void {
  pinned.run(null, work);
}
