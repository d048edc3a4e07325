import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Work = {
  program: string;
  input: Readable | string;
  patienceMs: number;
};

/** A quarter of a core beside full ones: the owner waits for what is made. At 15 that was 90 seconds for a drawing. */
const niceness = 5;

/**
 * Has a program do one piece of work in a process of its own, behind what visitors wait for: what ends it ends nothing else.
 * It gets no settings and no secrets.
 * @returns what it said, or why it said nothing
 */
export async function runProgram({
  program,
  input,
  patienceMs,
}: Work): Promise<{ said: string } | { problem: 'late' | 'failed' }> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
  const ended = new Promise<'ended' | 'failed'>((resolve) => {
    child.once('close', () => resolve('ended'));
    child.once('error', () => resolve('failed'));
  });
  let late = false;
  const patience = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, patienceMs);
  if (child.pid !== undefined) lowerPriority(child.pid);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  // A program that ends early closes its input; its answer says why.
  await pipeline(typeof input === 'string' ? Readable.from([input]) : input, child.stdin).catch(
    () => undefined,
  );
  const how = await ended;
  clearTimeout(patience);
  if (late) return { problem: 'late' };
  return how === 'failed' ? { problem: 'failed' } : { said };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system has no priorities.
  }
}
