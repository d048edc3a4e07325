import { setImmediate as otherWork } from 'node:timers/promises';
import type { Release } from '#content/live.ts';
import { withRelease } from '#server/content/in-use.ts';
import { type MakingParts, makeRelease } from './make-release.ts';

/**
 * Makes and judges what ships once, for nobody: the first release takes thrice as long as those after it, whose code
 * is compiled. As soon as something is wanted the steps that are left are skipped.
 */
export async function rehearse(
  { answer, samples, ...parts }: MakingParts,
  now: number,
  isWanted: () => boolean,
): Promise<void> {
  const unlessWanted = async () => {
    await otherWork();
    if (isWanted()) throw new Error('A release is wanted.');
  };
  const make = makeRelease({
    ...parts,
    answer: async (request) => {
      await unlessWanted();
      return answer(request);
    },
    ...(samples && {
      samples: async (at) => {
        await unlessWanted();
        return samples(at);
      },
    }),
  });
  const ships: Release = new Map();
  await withRelease(ships, () => make({ release: ships, previous: null, now }));
}
