/** Writes numbers of some bits each, lowest bit first, as Brotli reads them. */
export class BitWriter {
  #bytes: number[] = [];
  #pending = 0;
  #count = 0;

  /** @param bits how many, at most 24 */
  write(value: number, bits: number): void {
    this.#pending += value * 2 ** this.#count;
    this.#count += bits;
    while (this.#count >= 8) {
      this.#bytes.push(this.#pending % 256);
      this.#pending = Math.floor(this.#pending / 256);
      this.#count -= 8;
    }
  }

  /** What was written, filled up with zeros to a whole byte. */
  bytes(): Buffer {
    return Buffer.from(this.#count > 0 ? [...this.#bytes, this.#pending] : this.#bytes);
  }
}
