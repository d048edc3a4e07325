import { AsyncLocalStorage } from 'node:async_hooks';
import { followRelease, type Release } from '#content/live.ts';

const pinned = new AsyncLocalStorage<Release>();
let inUse: Release = new Map();

/** Lets every text follow the release in use: the one that a piece of work began with, else the latest. */
export function followReleases(): void {
  followRelease(() => pinned.getStore() ?? inUse);
}

/** The release that work which begins now uses. */
export function releaseInUse(): Release {
  return inUse;
}

/** From now on visitors get this release; work under way ends with the one that it began with. */
export function useRelease(release: Release): void {
  inUse = release;
}

/** Does a piece of work with one release from its beginning to its end, whatever is published meanwhile. */
export function withRelease<Done>(release: Release, work: () => Done): Done {
  return pinned.run(release, work);
}
