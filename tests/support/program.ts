import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { until } from './until.ts';

/** A program of the project in a process group of its own, as a terminal or a service manager runs it. */
export type Program = {
  child: ChildProcess;
  output: () => string;
  /** Signals every process of the group at once, as Ctrl-C and systemd do. */
  signalGroup: (signal: NodeJS.Signals) => void;
  /** Resolves with the status, or the signal's name, when it has ended. */
  ended: Promise<number | NodeJS.Signals | null>;
};

/** Runs a command and collects what it and its children print. */
export function startProgram(
  command: string,
  args: string[],
  environment: Record<string, string | undefined>,
): Program {
  const child = spawn(command, args, {
    detached: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: process.env.TZ, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return {
    child,
    output: () => output,
    signalGroup: (signal) => {
      try {
        process.kill(-Number(child.pid), signal);
      } catch {
        // No process of the group is left.
      }
    },
    ended: once(child, 'exit').then(([code, signal]) => signal ?? code),
  };
}

type Running = { pid: number; parent: number; command: string };

/** A process as in /proc; null when there is none, or it is a zombie. */
export function processOf(pid: number): Running | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null;
  try {
    const [, state, parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    if (state === 'Z') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(parent), command };
  } catch {
    return null;
  }
}

/** The processes from one up to another, both included, nearest first. */
export function lineage(from: number, to: number): Running[] {
  const line: Running[] = [];
  for (let one = processOf(from); one; one = processOf(one.parent)) {
    line.push(one);
    if (one.pid === to) break;
  }
  return line;
}

export function untilGone(pid: number): Promise<boolean> {
  return until(() => processOf(pid) === null, `process ${pid} to be gone`);
}
