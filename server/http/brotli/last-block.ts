import { brotliDecompressSync } from 'node:zlib';
import { BitWriter } from './bit-writer.ts';
import { prefixCode, writeCode, writeSymbol } from './prefix-code.ts';
import { type Step, stepsOf } from './repeats.ts';

/**
 * The last meta-block of a Brotli stream (RFC 7932, 9.2) for whatever beginning was flushed before it. Node's encoder
 * cannot make one: what it writes counts on what came before. This one refers to nothing but itself.
 * @returns null where it would not come out whole
 */
export function lastBlock(text: Buffer): Buffer | null {
  try {
    const block = blockOf(text);
    return brotliDecompressSync(Buffer.concat([anyBeginning, block]))
      .subarray(1)
      .equals(text)
      ? block
      : null;
  } catch {
    return null;
  }
}

/** A stream of one byte, flushed: the bit for the smallest window, and an uncompressed meta-block. */
const anyBeginning = Buffer.from([0, 0, 0x10, 0x78]);

/** Least length and extra bits of each code (RFC 7932, 5). */
const inserts = ranges(0, [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 14, 24]);
const copies = ranges(2, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 24]);
type Range = { from: number; bits: number };

function ranges(start: number, bits: readonly number[]): Range[] {
  let from = start;
  return bits.map((own) => {
    const range = { from, bits: own };
    from += 2 ** own;
    return range;
  });
}

/** First symbol of the pairs of codes: lengths to insert by eights, then lengths to copy. All tell their distance. */
const pairs = [
  [128, 192, 384],
  [256, 320, 512],
  [448, 576, 640],
];

type Coded = { value: number; bits: number };
type Command = {
  literals: Uint8Array;
  symbol: number;
  extras: Coded[];
  distance: (Coded & { symbol: number }) | null;
};

function commandOf({ literals, length, distance }: Step): Command {
  const insert = inserts.findLastIndex(({ from }) => from <= literals.length);
  const copy = Math.max(
    0,
    copies.findLastIndex(({ from }) => from <= length),
  );
  const base = pairs[Math.floor(insert / 8)]?.[Math.floor(copy / 8)] ?? 0;
  const extra = (range: Range | undefined, value: number) => ({
    value: Math.max(0, value - (range?.from ?? 0)),
    bits: range?.bits ?? 0,
  });
  return {
    literals,
    symbol: base + (insert % 8) * 8 + (copy % 8),
    extras: [extra(inserts[insert], literals.length), extra(copies[copy], length)],
    distance: length > 0 ? distanceOf(distance) : null,
  };
}

/** Without direct distances and postfix bits (RFC 7932, 4); never one of the last distances, which are not known. */
function distanceOf(distance: number): Coded & { symbol: number } {
  const bits = Math.floor(Math.log2(distance + 3)) - 1;
  const upper = Math.floor((distance + 3) / 2 ** bits);
  return { symbol: 16 + 2 * (bits - 1) + (upper % 2), value: distance + 3 - upper * 2 ** bits, bits };
}

function blockOf(text: Buffer): Buffer {
  const commands = stepsOf(text).map(commandOf);
  const [literals, symbols, distances] = [counter(256), counter(704), counter(64)];
  for (const { literals: bytes, symbol, distance } of commands) {
    for (const byte of bytes) literals.count(byte);
    symbols.count(symbol);
    if (distance) distances.count(distance.symbol);
  }
  const codes = [literals, symbols, distances].map(({ counts }) => prefixCode(counts, 15));
  const [literalCode, commandCode, distanceCode] = codes;
  if (!literalCode || !commandCode || !distanceCode) throw new Error('Three codes are needed.');
  const out = new BitWriter();
  out.write(1, 2); // the last one, not empty
  out.write(0, 2);
  out.write(text.length - 1, 16);
  // One type of block and one code for each kind, no postfix bits, no direct distances, any context.
  out.write(0, 3 + 6 + 2 + 2);
  for (const code of codes) writeCode(out, code);
  for (const { literals: bytes, symbol, extras, distance } of commands) {
    writeSymbol(out, commandCode, symbol);
    for (const { value, bits } of extras) out.write(value, bits);
    for (const byte of bytes) writeSymbol(out, literalCode, byte);
    if (!distance) continue;
    writeSymbol(out, distanceCode, distance.symbol);
    out.write(distance.value, distance.bits);
  }
  return out.bytes();
}

function counter(size: number): { counts: number[]; count: (symbol: number) => void } {
  const counts = Array.from({ length: size }, () => 0);
  return {
    counts,
    count: (symbol) => {
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    },
  };
}
