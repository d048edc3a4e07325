import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DrawingAnswer, DrawingJob } from '#domain/pictures/drawn.ts';
import { press } from './draw.ts';

// The program of the process that draws in other words: a line of JSON with what is to be drawn, then it ends. It is
// bundled to build/server/drawing-maker.js, with its fonts beside it.

async function one(job: DrawingJob): Promise<DrawingAnswer['problems'][number]> {
  const files = await press(job).catch(() => null);
  if (!files) return 'broken';
  try {
    for (const { file, bytes } of files)
      await writeFile(path.join(job.folder, file), bytes, { mode: 0o600, flush: true });
    return null;
  } catch {
    return 'disk';
  }
}

const input = Buffer.concat(await Array.fromAsync(process.stdin as AsyncIterable<Buffer>));
const { jobs } = JSON.parse(input.toString('utf8')) as { jobs: DrawingJob[] };
const problems: DrawingAnswer['problems'] = [];
for (const job of jobs) problems.push(await one(job));
process.stdout.write(JSON.stringify({ problems } satisfies DrawingAnswer));
