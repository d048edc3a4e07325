import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Release } from '#content/live.ts';
import { DomainError } from '#server/base/errors.ts';
import type { ProofStates } from '#server/content/proofs/stored.ts';
import type { Made } from './made.ts';
import type { Samples } from './samples.ts';

/** What the worker answers: the job's number with what came of it. */
export type WorkerAnswer = { job: number; made: Made | Samples } | { job: number; failure: string };
/** What the worker is asked: a whole release, or only what one visitor gets of it. */
export type WorkerJob = { job: number; only: 'samples' | null } & Wanted;
/** A release to be made, and what it is judged by. */
export type Wanted = {
  release: Release;
  /** What visitors get now; null: it was never judged. */
  previous: Release | null;
  /** The time at which it is judged, in epoch milliseconds. */
  now: number;
  /** Which reviews are proven. */
  proofs?: ProofStates;
  /** The one thing that a single visitor gets which is to be made; left out where all of it is. */
  sample?: string;
  /** Makes every page, also those that must come out as they did before. */
  whole?: boolean;
};

type Options = {
  /** The worker's program. */
  program: URL;
  /** For how long a worker without work is kept, in milliseconds: starting one takes a second. */
  idleMs?: number;
  /** After how long a job is given up, in milliseconds. */
  patienceMs?: number;
};

/** Pages are made of short-lived objects: room for them halves the time that is spent on clearing away. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 96 };

/**
 * The site itself is started with little of that space (`scripts/server-flags.mjs`), which V8 sets above what a thread
 * asks for: eighty sweeps a release in place of ten. The site's own space is laid out by now and stays as it is.
 */
export const spaceAsAsked = '--max-semi-space-size=0';

export type Maker = {
  make: (wanted: Wanted) => Promise<Made>;
  /** Makes what single visitors get, to be looked at: thanks, pages of a call, emails. */
  samples: (wanted: Wanted) => Promise<Samples>;
  /** Starts the worker ahead, for somebody who is about to publish. */
  warm: () => void;
  close: () => Promise<void>;
};

const notMade = (why: string) =>
  new DomainError('unavailable', `${why}. Nothing has changed for visitors. Please try again in a minute.`);

/**
 * Makes releases in a thread of its own, so that visitors do not wait for it: one after the other, in a worker that
 * is started when it is needed and ended when nobody has needed it for a while.
 */
export function createMaker({ program, idleMs = 600_000, patienceMs = 60_000 }: Options): Maker {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let jobs = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };
  const start = (): Worker => {
    clearTimeout(idle);
    if (!worker) {
      setFlagsFromString(spaceAsAsked);
      const started = new Worker(program, { resourceLimits });
      // A job that is waited for hears of the end itself.
      started.on('error', () => undefined);
      started.once('exit', () => {
        if (worker === started) worker = null;
      });
      worker = started;
    }
    // Neither the worker nor its end keeps the process alive.
    worker.unref();
    idle = setTimeout(() => void end(), idleMs).unref();
    return worker;
  };

  const run = async <T extends Made | Samples>(wanted: Wanted, only: WorkerJob['only']): Promise<T> => {
    const at = start();
    clearTimeout(idle);
    jobs += 1;
    const job = jobs;
    at.ref();
    try {
      return await new Promise<T>((resolve, reject) => {
        const patience = setTimeout(() => {
          reject(notMade('Making the pages took too long: this machine has too much else to do'));
          void end();
        }, patienceMs);
        const done = (settle: () => void) => {
          clearTimeout(patience);
          at.off('message', hear);
          at.off('exit', ended);
          settle();
        };
        const hear = (answer: WorkerAnswer) => {
          if (answer.job !== job) return;
          done(() => ('made' in answer ? resolve(answer.made as T) : reject(new Error(answer.failure))));
        };
        const ended = () => done(() => reject(notMade('The program that makes the pages ended early')));
        at.on('message', hear);
        at.once('exit', ended);
        at.postMessage({ job, only, ...wanted } satisfies WorkerJob);
      });
    } finally {
      if (worker === at) start();
    }
  };

  const next = <T extends Made | Samples>(wanted: Wanted, only: WorkerJob['only']): Promise<T> => {
    const mine = last.then(() => run<T>(wanted, only));
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    make: (wanted) => next<Made>(wanted, null),
    samples: (wanted) => next<Samples>(wanted, 'samples'),
    warm: () => void start(),
    close: end,
  };
}
