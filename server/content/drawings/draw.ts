import type { Wanted } from '#content/drawings/wanted.ts';
import type { Services } from '#server/ports/services.ts';
import type { DrawingMaker, DrawingProblem } from './drawing-maker.ts';
import { drawnFiles } from './drawn-files.ts';

export type DrawingServices = Pick<Services, 'env' | 'log'> & { drawingMaker: DrawingMaker };

/**
 * Draws what is not there yet. Done twice it changes nothing.
 * @returns what could not be drawn, and why
 */
export async function drawMissing(
  { env, log, drawingMaker }: DrawingServices,
  wanted: readonly Wanted[],
): Promise<{ wanted: Wanted; problem: DrawingProblem }[]> {
  const files = drawnFiles(env);
  const there = await Promise.all(wanted.map(({ key, draw }) => files.has({ name: draw.name, key })));
  const missing = wanted.filter((_, index) => !there[index]);
  if (missing.length === 0) return [];
  const folders: string[] = [];
  try {
    for (const _ of missing) folders.push(await files.begin());
    const jobs = missing.map((one, index) => ({ ...one, folder: folders[index] ?? '' }));
    const problems = await drawingMaker.draw(jobs);
    for (const [index, { key, draw, folder }] of jobs.entries())
      if (problems[index] === null) await files.finish({ name: draw.name, key }, folder);
    log.info('drawings-made', { count: missing.length, failed: problems.filter(Boolean).length });
    return missing.flatMap((one, index) => {
      const problem = problems[index];
      return problem === null ? [] : [{ wanted: one, problem: problem ?? 'broken' }];
    });
  } catch (error) {
    log.warn('drawings-not-made', { count: missing.length, reason: String(error) });
    return missing.map((one) => ({ wanted: one, problem: 'disk' }));
  } finally {
    await Promise.all(folders.map(files.drop));
  }
}
