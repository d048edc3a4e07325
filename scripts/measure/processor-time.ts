import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const tickMs = 10;

/** Processor time that a process has taken with all its threads, in milliseconds; NaN where the system does not tell. */
export function processorTimeOf(pid: number): number {
  try {
    // The name of the program stands in brackets and may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return Number.NaN;
  }
}
