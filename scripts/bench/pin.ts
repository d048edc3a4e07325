import { execFileSync, spawnSync } from 'node:child_process';
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

/** The same with the processes that one has started. */
export function familyOnOneCore(pid: number | undefined): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const children = (stdout ?? '').split('\n').map(Number).filter(Boolean);
  for (const one of [pid, ...children]) if (one) onOneCore(one);
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
