import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BrotliCompress,
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
  gunzipSync,
} from 'node:zlib';
import { brotliBlock, gzipBlock } from './open-end.ts';
import { gzipPackedEnd, type PackedEnd, packedEnd } from './packed-end.ts';

/** A text with gaps: one more part than gaps, each of which takes a value of so many bytes. */
export type Gapped = { parts: readonly Buffer[]; gaps: readonly number[] };

/** Bytes with places into which values are written. */
type Form = { bytes: Buffer; at: readonly number[] };

/** Sends a text with the values of one answer in its gaps, and with an end of its own. */
export type OpenParts = {
  plain: (values: readonly string[], end: PackedEnd) => Buffer;
  br: ((values: readonly string[], end: PackedEnd) => Buffer) | null;
  gzip: ((values: readonly string[], end: PackedEnd) => Buffer) | null;
};

/** Both formats look at the two bytes before: those behind a gap are sent uncompressed with it. */
const carried = 2;
const nothing = Buffer.alloc(0);
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/**
 * Compresses a text once so that each answer can have its own values, without compressing again: the gaps are stored
 * blocks, as the end of a page is (decision 0061). What stood in them while the rest was compressed occurs nowhere
 * else, so nothing refers to it. Each form is tried with other values, and left out if it does not come out whole.
 */
export async function openParts({ parts, gaps }: Gapped): Promise<OpenParts> {
  const text = formOf({ parts, gaps });
  const beginning = (values: readonly string[]) => filled(text, gaps, values, nothing);
  const plain = (values: readonly string[], end: PackedEnd) => filled(text, gaps, values, end.plain);
  const chunks = chunksOf({ parts, gaps });
  if (!chunks) return { plain, br: null, gzip: null };
  const { BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 5 };
  const [br, deflated] = await Promise.all([
    flushed(createBrotliCompress({ params }), BROTLI_OPERATION_FLUSH, chunks),
    flushed(createDeflateRaw({ level: 9 }), Z_SYNC_FLUSH, chunks),
  ]);
  const brForm = packedForm(br, { parts, gaps }, brotliBlock, nothing);
  const gzipForm = packedForm(deflated, { parts, gaps }, (bytes) => gzipBlock(bytes, false), gzipHeader);
  const asBrotli = (values: readonly string[], end: PackedEnd) => filled(brForm, gaps, values, end.br);
  const asGzip = (values: readonly string[], end: PackedEnd) => {
    const before = beginning(values);
    const start = { checksum: crc32(before), length: before.length };
    return filled(gzipForm, gaps, values, gzipPackedEnd(end, start));
  };
  const isWhole = (make: OpenParts['plain'], unpack: (bytes: Buffer) => Buffer) => {
    const [values, end] = [
      gaps.map((length, at) => 'x7Q-'.repeat(length).slice(at % 4, (at % 4) + length)),
      packedEnd('<p>'),
    ];
    try {
      return unpack(make(values, end)).equals(plain(values, end));
    } catch {
      return false;
    }
  };
  return {
    plain,
    br: isWhole(asBrotli, brotliDecompressSync) ? asBrotli : null,
    gzip: isWhole(asGzip, gunzipSync) ? asGzip : null,
  };
}

function filled(
  { bytes, at }: Form,
  gaps: readonly number[],
  values: readonly string[],
  end: Uint8Array,
): Buffer {
  const whole = Buffer.allocUnsafe(bytes.length + end.length);
  whole.set(bytes);
  whole.set(end, bytes.length);
  values.forEach((value, index) => {
    if (value.length !== gaps[index])
      throw new Error(`A gap of ${gaps[index]} bytes cannot hold ${value.length}.`);
    whole.write(value, at[index] ?? 0, 'latin1');
  });
  return whole;
}

/** The text as it is. */
function formOf({ parts: [first = nothing, ...others], gaps }: Gapped): Form {
  const all: Buffer[] = [first];
  const at: number[] = [];
  let length = first.length;
  gaps.forEach((gap, index) => {
    at.push(length);
    const piece = others[index] ?? nothing;
    all.push(Buffer.alloc(gap), piece);
    length += gap + piece.length;
  });
  return { bytes: Buffer.concat(all), at };
}

/** The compressed parts with stored blocks between them. */
function packedForm(
  packed: readonly Buffer[],
  { parts, gaps }: Gapped,
  block: (bytes: Buffer) => Buffer,
  header: Buffer,
): Form {
  const all: Buffer[] = [header, packed[0] ?? nothing];
  const at: number[] = [];
  let length = header.length + (packed[0]?.length ?? 0);
  gaps.forEach((gap, index) => {
    const behind = parts[index + 1]?.subarray(0, carried) ?? nothing;
    const stored = block(Buffer.concat([Buffer.alloc(gap), behind]));
    // Of what was compressed, every second piece is a gap's, and is dropped.
    const piece = packed[2 * index + 2] ?? nothing;
    at.push(length + stored.length - gap - behind.length);
    all.push(stored, piece);
    length += stored.length + piece.length;
  });
  return { bytes: Buffer.concat(all), at };
}

/** Parts and stand-ins of gaps in turn, as they are compressed; null where a text has no room for its gaps. */
function chunksOf({ parts, gaps }: Gapped): Buffer[] | null {
  const present = new Set(Buffer.concat([...parts]));
  const absent = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => !present.has(byte));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const spare = unrepeated(absent, total);
  if (!spare || parts.slice(1).some(({ length }) => length < carried)) return null;
  const chunks: Buffer[] = [parts[0] ?? nothing];
  let used = 0;
  gaps.forEach((gap, index) => {
    const next = parts[index + 1] ?? nothing;
    chunks.push(Buffer.concat([spare.subarray(used, used + gap), next.subarray(0, carried)]));
    chunks.push(next.subarray(carried));
    used += gap;
  });
  return chunks;
}

/** Bytes of which no two in a row come again: walks round a prime number of them, in longer and longer steps. */
function unrepeated(alphabet: readonly number[], length: number): Buffer | null {
  const prime = [53, 47, 43, 41, 37, 31, 29, 23].find((one) => one <= alphabet.length);
  if (!prime || length > prime * (prime - 1)) return null;
  const bytes = Buffer.alloc(length);
  let place = 0;
  for (let index = 0; index < length; index += 1) {
    bytes[index] = alphabet[place] ?? 0;
    place = (place + 1 + Math.floor(index / prime)) % prime;
  }
  return bytes;
}

/** What comes out for each chunk, each ending at a whole byte. */
async function flushed(
  stream: BrotliCompress | DeflateRaw,
  kind: number,
  chunks: readonly Buffer[],
): Promise<Buffer[]> {
  const out: Buffer[] = [];
  let current: Buffer[] = [];
  stream.on('data', (piece: Buffer) => current.push(piece));
  try {
    for (const chunk of chunks) {
      current = [];
      if (chunk.length > 0) {
        stream.write(chunk);
        await new Promise<void>((resolve) => stream.flush(kind, resolve));
        await nextTurn();
      }
      out.push(Buffer.concat(current));
    }
    return out;
  } finally {
    stream.destroy();
  }
}
