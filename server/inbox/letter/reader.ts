import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { minuteMs } from '#domain/format/durations.ts';
import { errorKind, type Log } from '#server/base/log.ts';
import type { Letter, LetterFile } from './letter.ts';

/** A letter as it comes from the thread that has read it: its files with their content, null where that is too large. */
export type PlainLetter = Omit<Letter, 'files'> & {
  files: (Omit<LetterFile, 'open'> & { content: Uint8Array | null })[];
};
/** What the thread is asked to read; see `readLetter`. */
export type ReadingJob = { raw: Uint8Array; fileBytes: number; whole: boolean };
/** What the thread says: that it can begin, and what came of the letter that it was given. */
export type ReadingAnswer = 'ready' | 'failed' | PlainLetter;

export type LetterReader = {
  /** Makes sure that letters can be read. @throws Error when none can, whatever it is */
  ready: () => Promise<void>;
  /**
   * Reads an e-mail as it stands in the mailbox; see `readLetter`.
   * @returns null when it took too long or more memory than there is
   * @throws Error when nothing can be read now, whatever it is
   */
  read: (raw: Uint8Array, fileBytes: number, whole?: boolean) => Promise<Letter | null>;
  /** Gives up what is in hand, for good. */
  close: () => Promise<void>;
};

type Options = {
  /** The thread's program. */
  program: URL;
  log: Log;
  /** How long one letter may take, in milliseconds. The worst known take a second and a half. */
  patienceMs?: number;
  /** For how long a thread without work is kept, in milliseconds: its memory is wanted by others. */
  idleMs?: number;
};

/** Of it the worst known letters need a third. What is outside of it, a letter's bytes, is bounded by its size. */
const resourceLimits = { maxOldGenerationSizeMb: 96 };
/** The code of an error that speaks of the program itself, not of a letter or a mailbox. */
export const notStarted = 'LETTER_READER_NOT_STARTED';
/** A machine that has too much to do may take its time. */
const longestStartMs = minuteMs;

/**
 * Reads letters in a thread of its own, one after the other: anybody can send one, and visitors are answered while it
 * is read. The thread is started when a letter comes, and anew after one that it did not survive.
 */
export function createLetterReader(options: Options): LetterReader {
  const { program, log, patienceMs = 20_000, idleMs = minuteMs / 2 } = options;
  const queue = new PQueue({ concurrency: 1 });
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => void end(), idleMs).unref();
  };
  const start = async (): Promise<Worker> => {
    if (closed) throw new Error('No letters are read any more.');
    if (worker) return worker;
    // It gets no settings and no secrets.
    const started = new Worker(program, { resourceLimits, env: {} });
    started.unref();
    let why = '';
    // Whoever waits for it hears of its end.
    started.on('error', (error) => {
      why = errorKind(error);
    });
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    worker = started;
    const answer = await answerOf(started, longestStartMs);
    if (answer !== 'ready') {
      await end();
      if (!closed) log.warn('letter-reader-not-started', { why: why || String(answer) });
      throw Object.assign(new Error('The program that reads letters did not start.'), { code: notStarted });
    }
    return started;
  };

  const read = async (job: ReadingJob): Promise<Letter | null> => {
    const at = await start();
    clearTimeout(idle);
    const coming = answerOf(at, patienceMs);
    at.postMessage(job, [job.raw.buffer as ArrayBuffer]);
    const answer = await coming;
    if (closed) throw new Error('No letters are read any more.');
    if (typeof answer === 'string') {
      await end();
      log.warn('letter-given-up', { why: answer });
      return null;
    }
    rest();
    return openable(answer);
  };

  return {
    ready: () => queue.add(() => start().then(rest)),
    // A copy of its bytes alone: what they are part of would go along.
    read: (raw, fileBytes, whole = true) =>
      queue.add(() => read({ raw: new Uint8Array(raw), fileBytes, whole })),
    close: async () => {
      closed = true;
      await end();
    },
  };
}

/** The next thing that a thread says, or why it says nothing. */
async function answerOf(worker: Worker, patienceMs: number): Promise<ReadingAnswer | 'late' | 'ended'> {
  const { promise, resolve } = Promise.withResolvers<ReadingAnswer | 'late' | 'ended'>();
  const patience = setTimeout(() => resolve('late'), patienceMs);
  const ended = () => resolve('ended');
  worker.once('message', resolve).once('exit', ended);
  try {
    return await promise;
  } finally {
    clearTimeout(patience);
    worker.off('message', resolve).off('exit', ended);
  }
}

function openable({ files, ...letter }: PlainLetter): Letter {
  return {
    ...letter,
    files: files.map(({ content, ...file }) => ({
      ...file,
      open: content && (async () => Readable.from([Buffer.from(content)])),
    })),
  };
}
