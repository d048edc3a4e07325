import { median } from './summary.ts';

/** How long `spin` takes on the machine of docs/performance.md at its full speed, in milliseconds. */
const fullSpeedMs = 24;
const times = 5;

/** The same work on every machine, small enough to be done between two steps. @returns how long it took, in milliseconds */
function spin(): number {
  const began = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 20_000_000; turn += 1) sum = (Math.imul(sum, 31) + turn) | 0;
  // A loop whose sum is used is not left out.
  return sum === 0.5 ? 0 : performance.now() - began;
}

/**
 * How fast the machine is at this moment: 1 as it was when figures were written down, 0.25 when it takes four times as
 * long. A shared machine is now one, now the other, without other work of its own.
 */
function machineSpeed(): number {
  return fullSpeedMs / median(Array.from({ length: times }, spin));
}

/**
 * How much a browser is held back to be a phone: what a slower machine lacks, it need not be held back.
 * @param slower how many times slower the phone is than the machine at full speed
 */
export const heldBack = (slower: number, speed: number): number => Math.max(1, slower * speed);

/**
 * Does something that is timed at a speed that it is told, and once more where that changed meanwhile.
 * @returns what it found, and the speed
 */
export async function atOneSpeed<Found>(
  timed: (speed: number) => Promise<Found>,
  { speedNow = machineSpeed, most = 3 } = {},
): Promise<{ found: Found; speed: number }> {
  const speed = speedNow();
  const found = await timed(speed);
  const changed = speedNow() / speed;
  if (most > 1 && (changed > mostChange || changed < 1 / mostChange))
    return atOneSpeed(timed, { speedNow, most: most - 1 });
  return { found, speed };
}
const mostChange = 1.3;

const [pageBytes, pages] = [4_096, 4_096];
/** What a machine of one's own takes, or a virtual one whose host has its memory ready. */
const usualMicros = 1;

/**
 * How long the system takes for a page of fresh memory, in microseconds. Where a host hands memory out late it is ten
 * times and more what it is elsewhere, and a browser, which takes thousands to open a page, is slow at any speed.
 */
function freshMemoryMicros(): number {
  const memory = Buffer.allocUnsafeSlow(pageBytes * pages);
  const began = performance.now();
  for (let at = 0; at < memory.length; at += pageBytes) memory[at] = 1;
  return ((performance.now() - began) * 1_000) / pages;
}

/** For people: at which speeds of the machine something was timed, and whether its memory was dear. */
export function sayOfMachine(speeds: readonly number[], micros = freshMemoryMicros()): string {
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)].map((one) => one.toFixed(2));
  const told = slowest === fastest ? slowest : `${slowest} to ${fastest}`;
  const memory =
    micros > usualMicros
      ? ` A page of fresh memory takes ${micros.toFixed(1)} µs here, up to ${usualMicros} elsewhere: opening anything is slower than on a phone.`
      : '';
  return `The processor ran at ${told} of its full speed (1), and the phone was held back accordingly.${memory}`;
}
