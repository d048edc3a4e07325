import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureAnswer, PictureJob, PictureOutput } from '#server/content/pictures/maker.ts';

// The program of the process that works on pictures: one job, then it ends. Its input is a line of JSON and the
// picture; it is bundled to build/server/picture-maker.js.

/** Above what telephones take, below what a small server can hold. */
const mostPixels = 64_000_000;
const smallestSide = 32;

const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
const qualities = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 78, effort: 4 },
  jpg: { quality: 80, mozjpeg: true },
};

type Sharp = typeof import('sharp').default;

async function work(sharp: Sharp, job: PictureJob, bytes: Buffer): Promise<PictureAnswer> {
  sharp.concurrency(1);
  sharp.cache(false);
  const { autoOrient: size } = await sharp(bytes, options).metadata();
  if (size.width * size.height > mostPixels) return { problem: 'too-large' };
  if (Math.min(size.width, size.height) < smallestSide) return { problem: 'broken' };
  if ('look' in job) {
    // Read to its end, so that one that breaks off is found now.
    await sharp(bytes, options).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return { width: size.width, height: size.height };
  }
  const widest = Math.max(...job.files.map(({ width }) => width));
  // Without its metadata and in sRGB: what is public says nothing of where and with what it was taken.
  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .extract(job.part)
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const file of job.files)
    await make(sharp(data, { raw: { width, height, channels } }), file, job.folder);
  return { made: true };
}

async function make(picture: ReturnType<Sharp>, { name, format, width }: PictureOutput, folder: string) {
  const sized = picture.resize({ width });
  const bytes =
    format === 'jpg'
      ? await sized.flatten({ background: '#fff' }).jpeg(qualities.jpg).toBuffer()
      : await sized[format](qualities[format]).toBuffer();
  await writeFile(path.join(folder, name), bytes, { mode: 0o600, flush: true }).catch((cause: unknown) => {
    throw Object.assign(new Error('This could not be written.', { cause }), { disk: true });
  });
}

async function answer(): Promise<PictureAnswer> {
  const input = Buffer.concat(await Array.fromAsync(process.stdin as AsyncIterable<Buffer>));
  const end = input.indexOf('\n');
  const job = JSON.parse(input.subarray(0, end).toString('utf8')) as PictureJob;
  const sharp = await import('sharp').then(
    (library) => library.default,
    () => null,
  );
  if (!sharp) return { problem: 'no-library' };
  return work(sharp, job, input.subarray(end + 1)).catch((error: Error & { disk?: true }) => {
    if (error.disk) return { problem: 'disk' };
    return { problem: /pixel limit/i.test(error.message) ? 'too-large' : 'broken' };
  });
}

process.stdout.write(JSON.stringify(await answer()));
