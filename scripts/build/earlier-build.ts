import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepFailure } from '#scripts/run.ts';
import { earlierBuildFile } from '#server/start/earlier-build.ts';
import { contentStep } from './make.ts';

/** Why an earlier build is served, in sentences for the owner: file and field where it is a mistake in the words. */
export function whyEarlier({ step, output }: Pick<StepFailure, 'step' | 'output'>): string {
  const mistakes = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('content/'));
  if (step !== contentStep || mistakes.length === 0) {
    return `The site is as it was before the last change: the step ‘${step}’ failed, and the log of the start says why.`;
  }
  return `The site is as it was before the last change, because of a mistake in its words. ${mistakes.join(' ')} Mend it and restart.`;
}

/** Writes the reason into the build folder, for the server that is started from it. */
export function noteEarlier(folder: string, why: string): void {
  writeFileSync(path.join(folder, earlierBuildFile), why);
}

/** Removes the reason: the build matches the present sources after all. */
export function forgetEarlier(folder: string): void {
  rmSync(path.join(folder, earlierBuildFile), { force: true });
}
