import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Doomed } from './try-trial.ts';

/** What the process that is killed is told on its command line. */
export const orders = z.object({
  trial: z.string(),
  given: z.record(z.string(), z.string()),
  step: z.number(),
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
});

/** What such a process says at its end, on its standard output. */
export const lastWords = z.object({
  answered: z.boolean(),
  outside: z.object({
    mails: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string() })),
    events: z.array(z.string()),
  }),
});

/** Runs a trial in a process of its own, which ends itself with `kill -9` right after the step. */
export function killed(program: URL): Doomed {
  return async ({ trial, given, store, outside, fault }) => {
    const { dataDir, databaseUrl } = store;
    const order: z.input<typeof orders> = { trial: trial.name, given, step: fault.step, dataDir };
    if (databaseUrl) order.databaseUrl = databaseUrl;
    const child = spawn(process.execPath, [fileURLToPath(program), JSON.stringify(order)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) =>
      child.once('exit', (_code, signal) => resolve(signal)),
    );
    const [out, errors, signal] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    const told = out === '' ? null : lastWords.parse(JSON.parse(out));
    if (!told || (signal !== 'SIGKILL' && !told.answered))
      throw new Error(`The process ended by itself:\n${out}${errors}`);
    outside.mails.push(...told.outside.mails);
    outside.events.push(...told.outside.events);
    return told.answered;
  };
}
