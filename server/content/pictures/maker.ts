import { Readable } from 'node:stream';
import PQueue from 'p-queue';
import type { Rectangle } from '#domain/pictures/crop.ts';
import { pictureFormats, plainFile, widthsOf } from '#domain/pictures/reference.ts';
import { runProgram } from '#server/base/run-program.ts';
import type { PictureProblem } from '#server/db/tables/pictures.ts';

/** What the program that works on pictures is asked: to look, or to make the files of a part of one. */
export type PictureJob = { look: true } | { part: Rectangle; files: PictureOutput[]; folder: string };
export type PictureOutput = { name: string; format: 'avif' | 'webp' | 'jpg'; width: number };
/** What it answers in one line of JSON; `disk` when a file could not be written. */
export type PictureAnswer =
  | { width: number; height: number }
  | { made: true }
  | { problem: PictureProblem | 'disk' };

export type PictureMaker = {
  /** The size of a picture, upright, once it was read to its end. */
  look: (original: Readable) => Promise<{ width: number; height: number } | { problem: PictureProblem }>;
  /** Makes the files of a part into a folder. @throws Error when the disk does not take them */
  make: (original: Readable, part: Rectangle, folder: string) => Promise<PictureProblem | null>;
};

/** Longest work on one picture, below the lease of the outbox. */
const patienceMs = 90_000;

/**
 * Works on pictures in a process of its own, one at a time and behind everything else: a hostile file can end that
 * process only, and the server runs also where the library cannot be loaded.
 * @param program path of the program
 */
export function createPictureMaker(program: string): PictureMaker {
  const queue = new PQueue({ concurrency: 1 });
  const run = (original: Readable, job: PictureJob) =>
    queue.add(() => work(program, original, job)).finally(() => original.destroy());
  return {
    look: async (original) => {
      const answer = await run(original, { look: true });
      if ('problem' in answer) return { problem: answer.problem === 'disk' ? 'broken' : answer.problem };
      return 'width' in answer ? answer : { problem: 'broken' };
    },
    make: async (original, part, folder) => {
      const answer = await run(original, { part, files: outputsOf(part), folder });
      if (!('problem' in answer)) return null;
      if (answer.problem === 'disk') throw new Error('The files of a picture could not be written.');
      return answer.problem;
    },
  };
}

function outputsOf(part: Rectangle): PictureOutput[] {
  const files = pictureFormats.flatMap((format) =>
    widthsOf(part).map((width) => ({ name: `${width}.${format}`, format, width })),
  );
  const { width } = plainFile({ id: '', cut: '', focus: 'cc', ...part });
  return [...files, { name: `${width}.jpg`, format: 'jpg', width }];
}

async function work(program: string, original: Readable, job: PictureJob): Promise<PictureAnswer> {
  const input = Readable.from(jobThenPicture(job, original));
  const answer = await runProgram({ program, input, patienceMs });
  if ('problem' in answer) return { problem: answer.problem === 'late' ? 'too-slow' : 'no-library' };
  try {
    return JSON.parse(answer.said) as PictureAnswer;
  } catch {
    return { problem: 'broken' };
  }
}

async function* jobThenPicture(job: PictureJob, original: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(job)}\n`);
  for await (const chunk of original) yield chunk as Buffer;
}
