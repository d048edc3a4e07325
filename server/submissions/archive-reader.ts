import { RandomAccessReader } from 'yauzl';
import { kilobyte } from '#domain/format/sizes.ts';
import type { ReadBytes } from '#server/ports/file-store.ts';

/** Records of an archive's directory are small and follow each other: they are read in pieces of so many bytes. */
const pieceLength = 64 * kilobyte;

/**
 * Lets yauzl read a file piece by piece; one piece is kept in memory.
 * @param size in bytes
 * @returns `failed` rejects when the file cannot be read, or when yauzl throws while it is handed bytes
 */
export function archiveReader(size: number, read: ReadBytes) {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  return { reader: new PieceReader(size, read, reject), failed };
}

class PieceReader extends RandomAccessReader {
  #start = 0;
  #piece: Uint8Array = new Uint8Array();
  readonly #size: number;
  readonly #read: ReadBytes;
  readonly #fail: (error: unknown) => void;

  constructor(size: number, read: ReadBytes, fail: (error: unknown) => void) {
    super();
    this.#size = size;
    this.#read = read;
    this.#fail = fail;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#bytes(position, length)
      .then((bytes) => {
        buffer.set(bytes, offset);
        callback(null, bytes.length);
      })
      .catch(this.#fail);
  }

  async #bytes(position: number, length: number): Promise<Uint8Array> {
    // An archive may name places beyond its end, and beyond what a file can have.
    if (position + length > this.#size) return new Uint8Array();
    if (position < this.#start || position + length > this.#start + this.#piece.length) {
      this.#piece = await this.#read(position, Math.max(length, pieceLength));
      this.#start = position;
    }
    const from = position - this.#start;
    return this.#piece.subarray(from, from + length);
  }
}
