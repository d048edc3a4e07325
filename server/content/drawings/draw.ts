import type { Wanted } from '#domain/pictures/drawn.ts';
import { plainFile, readReference } from '#domain/pictures/reference.ts';
import type { MediaFiles } from '#server/content/pictures/media-files.ts';
import type { Services } from '#server/ports/services.ts';
import type { DrawingMaker, DrawingProblem } from './drawing-maker.ts';
import { type DrawnFiles, drawnFiles } from './drawn-files.ts';

export type DrawingServices = Pick<Services, 'env' | 'log'> & {
  drawingMaker: DrawingMaker;
  media: MediaFiles;
};

type Outcome = DrawingProblem | null;

/** So many in one go of the program: whoever publishes waits for one of them at most, not for another's whole site. */
const atOnce = 6;

/** What is being drawn: a hundred who ask for the same file have it drawn once. */
const underWay = new WeakMap<DrawingMaker, Map<string, Promise<Outcome>>>();

/**
 * Draws what is not there yet. Done twice it changes nothing.
 * @returns what could not be drawn, and why
 */
export async function drawMissing(
  services: DrawingServices,
  wanted: readonly Wanted[],
): Promise<{ wanted: Wanted; problem: DrawingProblem }[]> {
  const files = drawnFiles(services.env);
  const there = await Promise.all(wanted.map(({ key, draw }) => files.has({ name: draw.name, key })));
  const missing = wanted.filter((_, index) => !there[index]);
  const known = underWay.get(services.drawingMaker) ?? new Map<string, Promise<Outcome>>();
  underWay.set(services.drawingMaker, known);
  const idOf = ({ key, draw }: Wanted) => `${draw.name}.${key}`;
  const mine = missing.filter((one) => !known.has(idOf(one)));
  let before: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < mine.length; from += atOnce) {
    const lot = mine.slice(from, from + atOnce);
    const drawing = before.then(() => drawLot(services, files, lot));
    before = drawing;
    for (const [index, one] of lot.entries())
      known.set(
        idOf(one),
        drawing.then((outcomes) => outcomes[index] ?? null),
      );
    // Forgotten once it is done: files may be taken away later.
    void drawing.finally(() => {
      for (const one of lot) known.delete(idOf(one));
    });
  }
  const outcomes = await Promise.all(missing.map((one) => known.get(idOf(one)) ?? null));
  return missing.flatMap((one, index) => {
    const problem = outcomes[index];
    return problem ? [{ wanted: one, problem }] : [];
  });
}

async function drawLot(
  { log, drawingMaker, media }: DrawingServices,
  files: DrawnFiles,
  lot: readonly Wanted[],
): Promise<Outcome[]> {
  const folders: string[] = [];
  try {
    for (const _ of lot) folders.push(await files.begin());
    const cuts = await media.bring(lot.flatMap(pictureIn));
    const jobs = lot.map((one, index) => ({ ...one, cuts, folder: folders[index] ?? '' }));
    const problems = await drawingMaker.draw(jobs);
    const outcomes = lot.map((_, index) => {
      const problem = problems[index];
      return problem === undefined ? 'broken' : problem;
    });
    for (const [index, { key, draw, folder }] of jobs.entries())
      if (outcomes[index] === null) await files.finish({ name: draw.name, key }, folder);
    log.info('drawings-made', { count: lot.length, failed: outcomes.filter(Boolean).length });
    return outcomes;
  } catch (error) {
    log.warn('drawings-not-made', { count: lot.length, reason: String(error) });
    return lot.map(() => 'disk');
  } finally {
    await Promise.all(folders.map(files.drop));
  }
}

/** The file of a picture of the library that something shows. */
function pictureIn({ draw }: Wanted): { id: string; cut: string; name: string }[] {
  const art = draw.kind === 'card' ? draw.card.art : null;
  const reference = art && 'picture' in art ? readReference(art.picture) : null;
  if (!reference) return [];
  return [{ id: reference.id, cut: reference.cut, name: `${plainFile(reference).width}.jpg` }];
}
