import { parentPort } from 'node:worker_threads';
import type { ReadingJob } from '#server/inbox/letter/reader.ts';

// Reads letters as the site does, but for those whose body says in which way they stop it. Registered first, it is asked first.
parentPort?.on('message', ({ raw }: ReadingJob) => {
  const text = Buffer.from(raw).toString('latin1');
  if (text.includes('for ever')) for (;;);
  if (text.includes('the end')) process.exit(1);
  const held: number[][] = [];
  while (text.includes('all memory')) held.push(Array<number>(1_000_000).fill(0.5));
});
await import('#server/start/letter-worker.ts');
