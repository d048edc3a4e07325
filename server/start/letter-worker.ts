import { parentPort } from 'node:worker_threads';
import type { Letter } from '#server/inbox/letter/letter.ts';
import { readLetter } from '#server/inbox/letter/read-letter.ts';
import type { PlainLetter, ReadingAnswer, ReadingJob } from '#server/inbox/letter/reader.ts';

// The program of the thread that reads letters. It is bundled to build/server/letter-worker.js.
const say = (answer: ReadingAnswer) => parentPort?.postMessage(answer);

async function plain({ files, ...letter }: Letter): Promise<PlainLetter> {
  const contents = files.map(async ({ open, ...file }) => ({
    ...file,
    content: open && new Uint8Array(Buffer.concat(await (await open()).toArray())),
  }));
  return { ...letter, files: await Promise.all(contents) };
}

parentPort?.on('message', ({ raw, fileBytes, whole }: ReadingJob) => {
  readLetter(raw, fileBytes, whole)
    .then(plain)
    .then(say, () => say('failed'));
});
say('ready');
