import type { Step } from './commands.ts';

/**
 * Runs steps side by side, each when those that it comes after have ended, well or not. One core is seldom busy with
 * one step: a fifth of them would be idle otherwise.
 * @param steps each stands behind those that it comes after; one that is left out is not waited for
 * @returns what `run` gave for each, in the order of the steps
 */
export function runPlan<Ran>(steps: readonly Step[], run: (step: Step) => Promise<Ran>): Promise<Ran[]> {
  const begun = new Map<string, Promise<Ran>>();
  for (const step of steps) {
    const before = (step.after ?? []).map((name) => begun.get(name));
    begun.set(
      step.name,
      Promise.all(before).then(() => run(step)),
    );
  }
  return Promise.all(begun.values());
}
