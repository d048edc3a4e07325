import type { TimedStep } from './steps.ts';

/** What steps are held to: this share of the kinds of steps within so many milliseconds at the 95th percentile. */
export type StepBudget = { ms: number; share: number };

type Kind = { name: string; ms: number; by: string };

/** Each step once, with its 95th percentile over the rounds, the slowest first. */
export function kindsOf(timed: readonly TimedStep[]): Kind[] {
  const kinds = Map.groupBy(timed, ({ from, to }) => `${from} to ${to}`);
  return [...kinds]
    .map(([name, rounds]) => ({
      name,
      ms: percentile95(rounds.map(({ ms }) => ms)),
      by: [...new Set(rounds.map(({ by }) => by))].join(', '),
    }))
    .sort((one, other) => other.ms - one.ms);
}

/** The least value that 95 of 100 are not above. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** The share of steps that keep to the budget, from 0 to 1. A step that could not be timed does not. */
export const shareWithin = (kinds: readonly Kind[], { ms }: StepBudget): number =>
  kinds.filter((kind) => kind.ms <= ms).length / kinds.length;
