import type { EventEmitter } from 'node:events';

/** The ways in which a terminal, a service manager, a container or a person asks a program to end. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

/**
 * Aborted once somebody asks this process to stop: by any signal, or by being gone, where a parent started it with a
 * channel (scripts/run-program.mjs, the tests). Asking again changes nothing: a whole group of processes gets a
 * terminal's signal, and parents pass theirs on.
 */
export function askedToStop(asked: EventEmitter = process): AbortSignal {
  const controller = new AbortController();
  for (const name of [...signals, 'disconnect']) asked.on(name, () => controller.abort());
  return controller.signal;
}
