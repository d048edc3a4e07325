import type { BitWriter } from './bit-writer.ts';

/** A prefix code: how many bits each symbol has (0 for one that does not occur), and which. */
export type PrefixCode = { lengths: number[]; bits: number[] };

type Node = { count: number; symbols: number[] };

/**
 * The shortest code for symbols that occur so often. Rare ones are counted as more frequent until no code is too long.
 * @throws Error for fewer than two different symbols
 */
export function prefixCode(counts: readonly number[], longest: number): PrefixCode {
  if (counts.filter((count) => count > 0).length < 2) throw new Error('A code needs two symbols.');
  for (let least = 1; ; least *= 2) {
    const lengths = lengthsOf(counts.map((count) => (count > 0 ? Math.max(count, least) : 0)));
    if (Math.max(...lengths) <= longest) return { lengths, bits: bitsOf(lengths) };
  }
}

function lengthsOf(counts: readonly number[]): number[] {
  const lengths = counts.map(() => 0);
  const nodes: Node[] = counts
    .flatMap((count, symbol) => (count > 0 ? [{ count, symbols: [symbol] }] : []))
    .toSorted((one, other) => one.count - other.count);
  for (;;) {
    const [first, second] = nodes.splice(0, 2);
    if (!first || !second) break;
    const symbols = [...first.symbols, ...second.symbols];
    for (const symbol of symbols) lengths[symbol] = (lengths[symbol] ?? 0) + 1;
    const count = first.count + second.count;
    const at = nodes.findIndex((node) => node.count > count);
    nodes.splice(at < 0 ? nodes.length : at, 0, { count, symbols });
  }
  return lengths;
}

/** Shorter codes come first, and among equals those of lower symbols; the highest bit of each is written first. */
function bitsOf(lengths: readonly number[]): number[] {
  const bits = lengths.map(() => 0);
  let next = 0;
  for (let length = 1; length <= Math.max(...lengths); length += 1) {
    next *= 2;
    for (const [symbol, own] of lengths.entries()) {
      if (own !== length) continue;
      bits[symbol] = reversed(next, length);
      next += 1;
    }
  }
  return bits;
}

function reversed(value: number, bits: number): number {
  let out = 0;
  for (let bit = 0; bit < bits; bit += 1) out = out * 2 + (Math.floor(value / 2 ** bit) % 2);
  return out;
}

export function writeSymbol(out: BitWriter, code: PrefixCode, symbol: number): void {
  out.write(code.bits[symbol] ?? 0, code.lengths[symbol] ?? 0);
}

/** In which order the lengths of the code for lengths are written, and how each of 0 to 5 is (RFC 7932, 3.5). */
const order = [1, 2, 3, 4, 0, 5, 17, 6, 16, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const ofLength = [
  [0, 2],
  [7, 4],
  [3, 3],
  [2, 2],
  [1, 2],
  [15, 4],
] as const;
const zeros = 17;

/** Writes the code itself: its lengths, by a code of their own. */
export function writeCode(out: BitWriter, { lengths }: PrefixCode): void {
  const told = runsOf(lengths);
  const counts = order.map(() => 0);
  for (const { symbol } of told) counts[symbol] = (counts[symbol] ?? 0) + 1;
  const code = prefixCode(counts, 5);
  const stored = order.map((symbol) => code.lengths[symbol] ?? 0);
  out.write(0, 2);
  for (const length of stored.slice(0, stored.findLastIndex((one) => one > 0) + 1)) {
    const [value, bits] = ofLength[length] ?? ofLength[0];
    out.write(value, bits);
  }
  for (const { symbol, extra } of told) {
    writeSymbol(out, code, symbol);
    if (symbol === zeros) out.write(extra, 3);
  }
}

/** The lengths up to the last one, with runs of zeros as one symbol for each three bits of how many. */
function runsOf(lengths: readonly number[]): { symbol: number; extra: number }[] {
  const told: { symbol: number; extra: number }[] = [];
  const end = lengths.findLastIndex((length) => length > 0) + 1;
  for (let at = 0; at < end; ) {
    const length = lengths[at] ?? 0;
    let run = 0;
    while (length === 0 && lengths[at + run] === 0) run += 1;
    if (run < 3) {
      told.push({ symbol: length, extra: 0 });
      at += 1;
      continue;
    }
    const digits: number[] = [];
    for (let left = run - 3; ; left = Math.floor(left / 8) - 1) {
      digits.unshift(left % 8);
      if (left < 8) break;
    }
    told.push(...digits.map((extra) => ({ symbol: zeros, extra })));
    at += run;
  }
  return told;
}
