import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Binds a process with all its threads to the first core. @returns whether this machine can */
export function onOneCore(pid: number): boolean {
  if (availableParallelism() < 2) return false;
  try {
    execFileSync('taskset', ['-a', '-p', '-c', '0', String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Binds this process, and what it starts from now on, to the other cores. */
export function besideIt(): void {
  const last = availableParallelism() - 1;
  if (last < 1) return;
  try {
    for (const thread of readdirSync('/proc/self/task'))
      execFileSync('taskset', ['-p', '-c', `1-${last}`, thread], { stdio: 'ignore' });
  } catch {
    // Elsewhere the system chooses.
  }
}
