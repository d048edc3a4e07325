import type { Release } from '#content/live.ts';
import type { Finding } from '#server/content/gate/finding.ts';
import type { ReadyFile } from '#server/http/prepared/ready-file.ts';

/** Everything that is made of a release before anybody gets it, and what the gate says of it. */
export type Made = {
  files: ReadyFile[];
  findings: Finding[];
  /** What its steps took, in milliseconds. */
  took?: Record<string, number>;
};

/**
 * Makes and judges a release.
 * @param at the time for which it is judged, in epoch milliseconds, where that is not now
 * @throws Error when the making failed as a whole; what failed of it is a finding
 */
export type MakeRelease = (release: Release, at?: number) => Promise<Made>;
