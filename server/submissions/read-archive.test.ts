import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mostParts } from '#domain/leads/word-archive.ts';
import { wordParts, zipOf } from '#tests/support/zip.ts';
import { readArchive } from './read-archive.ts';

const text = (value: string) => new TextEncoder().encode(value);

/** Reads an archive and tells how much was read for it. */
async function reading(bytes: Uint8Array) {
  const lengths: number[] = [];
  const parts = await readArchive(bytes.length, async (offset, length) => {
    const piece = bytes.subarray(offset, offset + length);
    lengths.push(piece.length);
    return piece;
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { parts, longest: Math.max(...lengths), total };
}

/** The archive with other values in the record at its end. */
function withEnd(bytes: Uint8Array, values: Array<[at: number, length: 2 | 4, value: number]>): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer, changed.length - 22);
  for (const [at, length, value] of values) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return changed;
}

describe('the parts of an archive', () => {
  it('are read from its directory', async () => {
    expect((await reading(zipOf(wordParts))).parts).toEqual([
      { name: '[Content_Types].xml', packed: 8, expanded: 8, encrypted: false },
      { name: 'word/document.xml', packed: 13, expanded: 13, encrypted: false },
    ]);
  });

  it('are read in pieces, however large the archive and however many they are', async () => {
    const large = zipOf([...wordParts, { name: 'word/a.bin', content: new Uint8Array(9_000_000) }]);
    const { longest, total, parts } = await reading(large);
    expect(parts).toHaveLength(3);
    expect([longest <= 70_000, total <= 140_000]).toEqual([true, true]);
    const many = zipOf(Array.from({ length: mostParts }, (_, index) => ({ name: `word/${index}.xml` })));
    const work = await reading(many);
    expect(work.parts).toHaveLength(mostParts);
    expect([work.longest <= 70_000, work.total <= many.length * 2]).toEqual([true, true]);
  });
});

describe('no archive', () => {
  it('has more parts than a document, or fewer than it says', async () => {
    const many = zipOf(Array.from({ length: mostParts + 1 }, (_, index) => ({ name: `${index}` })));
    expect((await reading(many)).parts).toBeNull();
    expect((await reading(withEnd(zipOf(wordParts), [[10, 2, 3]]))).parts).toBeNull();
  });

  it('begins with something else, or names places beyond its end', async () => {
    const whole = zipOf(wordParts);
    const before = new Uint8Array([...text('MZ'), ...whole]);
    expect((await reading(before)).parts).toBeNull();
    expect((await reading(withEnd(whole, [[16, 4, 0xffffffff]]))).parts).toBeNull();
  });

  it('has a directory that ZIP64 puts at the end of the world', async () => {
    const whole = zipOf(wordParts);
    const [content, end] = [whole.subarray(0, -22), whole.subarray(-22)];
    const record = new Uint8Array(56);
    new DataView(record.buffer).setUint32(0, 0x06064b50, true);
    const directory = (count: number) => {
      record.fill(0xff, 48);
      record.fill(count, 32, 40);
      return record;
    };
    const locator = new Uint8Array(20);
    new DataView(locator.buffer).setUint32(0, 0x07064b50, true);
    new DataView(locator.buffer).setUint32(8, content.length, true);
    for (const count of [0xff, 0]) {
      const bytes = new Uint8Array([...content, ...directory(count), ...locator, ...end]);
      expect((await reading(bytes)).parts ?? []).toEqual([]);
    }
    locator.fill(0xff, 8, 16);
    const lost = new Uint8Array([...content, ...record, ...locator, ...end]);
    expect((await reading(lost)).parts).toBeNull();
  });

  it('gives a part a second name, or hides bytes beside the names', async () => {
    const name = 'word/a.xml';
    const other = text('setup.exe');
    const extra = new Uint8Array(9 + other.length);
    const view = new DataView(extra.buffer);
    view.setUint16(0, 0x7075, true);
    view.setUint16(2, 5 + other.length, true);
    view.setUint8(4, 1);
    view.setUint32(5, crc32(name), true);
    extra.set(other, 9);
    expect((await reading(zipOf([...wordParts, { name, extra }]))).parts).toBeNull();
    const hiding = new Uint8Array(4 + 40_000);
    new DataView(hiding.buffer).setUint16(0, 0x9999, true);
    new DataView(hiding.buffer).setUint16(2, 40_000, true);
    expect((await reading(zipOf([...wordParts, { name, extra: hiding }]))).parts).toBeNull();
  });

  it('says of a stored part that it expands', async () => {
    expect((await reading(zipOf([{ name: 'a', method: 0, expanded: 50 }]))).parts).toBeNull();
  });
});

it('a disk that cannot be read is not the fault of the archive', async () => {
  const bytes = zipOf(wordParts);
  for (const goodReads of [0, 1]) {
    let reads = 0;
    const read = async (offset: number, length: number) => {
      if (reads++ === goodReads) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
      return bytes.subarray(offset, offset + length);
    };
    await expect(readArchive(bytes.length, read)).rejects.toThrow('i/o error');
  }
});
