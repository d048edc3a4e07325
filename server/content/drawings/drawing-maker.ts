import PQueue from 'p-queue';
import type { DrawingAnswer, DrawingJob } from '#domain/pictures/drawn.ts';
import { runProgram } from '#server/base/run-program.ts';

/** What came of each job: null where its files are there. */
export type DrawingProblem = 'disk' | 'broken';

export type DrawingMaker = {
  /** Draws each thing into its folder. */
  draw: (jobs: readonly DrawingJob[]) => Promise<(DrawingProblem | null)[]>;
};

/** Longest work on one thing; a drawing takes about a second on a small machine. */
const patienceMs = 30_000;

/**
 * Draws in a process of its own, one lot at a time and behind what visitors wait for: the library that draws is not needed
 * for anything else, and what ends it ends nothing else.
 * @param program path of the program
 */
export function createDrawingMaker(program: string): DrawingMaker {
  const queue = new PQueue({ concurrency: 1 });
  return { draw: (jobs) => queue.add(() => work(program, jobs)) };
}

async function work(program: string, jobs: readonly DrawingJob[]): Promise<(DrawingProblem | null)[]> {
  const input = JSON.stringify({ jobs });
  const patience = patienceMs * Math.max(1, jobs.length);
  const answer = await runProgram({ program, input, patienceMs: patience });
  if ('problem' in answer) return jobs.map(() => 'broken');
  try {
    return (JSON.parse(answer.said) as DrawingAnswer).problems;
  } catch {
    return jobs.map(() => 'broken');
  }
}
