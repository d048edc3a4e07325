import { describe, expect, it } from 'vitest';
import type { FileKind } from '#domain/leads/files.ts';
import { wordParts, type ZipPart, zipOf } from '#tests/support/zip.ts';
import { isWhatItSays } from './file-content.ts';

const text = (value: string) => new TextEncoder().encode(value);
const padded = (head: readonly number[], length = 2000) => {
  const bytes = new Uint8Array(length);
  bytes.set(head);
  return bytes;
};
const accepted = (kind: FileKind, bytes: Uint8Array) =>
  isWhatItSays(kind, bytes.length, async (offset, length) => bytes.subarray(offset, offset + length));

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const word = (at: number) => {
  const bytes = padded(compound, 200_000);
  bytes.set(
    [...'WordDocument'].flatMap((letter) => [letter.charCodeAt(0), 0]),
    at,
  );
  return bytes;
};

describe('content', () => {
  it('is taken when it is what the name says', async () => {
    expect(await accepted('pdf', text('%PDF-1.7\n'))).toBe(true);
    expect(await accepted('pdf', text('\ufeff%PDF-1.4\n'))).toBe(true);
    expect(await accepted('png', padded(png))).toBe(true);
    expect(await accepted('jpg', padded([0xff, 0xd8, 0xff, 0xe0]))).toBe(true);
    expect(await accepted('jpeg', padded([0xff, 0xd8, 0xff, 0xe1]))).toBe(true);
    expect(await accepted('docx', zipOf(wordParts))).toBe(true);
    // The stream's name may straddle two of the pieces that are read.
    for (const at of [1024, 65_524, 65_530, 150_000]) expect(await accepted('doc', word(at))).toBe(true);
  });

  it('is refused when it is something else', async () => {
    const exe = padded([0x4d, 0x5a, 0x90, 0]);
    for (const kind of ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'] as const) {
      expect(await accepted(kind, exe)).toBe(false);
      expect(await accepted(kind, text('<html>'))).toBe(false);
      expect(await accepted(kind, new Uint8Array())).toBe(false);
    }
    expect(await accepted('pdf', text('MZ%PDF-1.7'))).toBe(false);
    expect(await accepted('doc', padded(compound, 200_000))).toBe(false);
    expect(await accepted('png', padded(png.slice(0, 8)))).toBe(false);
    expect(await accepted('docx', padded([0x50, 0x4b, 3, 4]))).toBe(false);
  });
});

describe('a Word archive', () => {
  const docx = (...more: ZipPart[]) => accepted('docx', zipOf([...wordParts, ...more]));

  it('needs the parts of a document', async () => {
    expect(await accepted('docx', zipOf([{ name: 'setup.txt', content: text('x') }]))).toBe(false);
    expect(await accepted('docx', zipOf(wordParts.slice(0, 1)))).toBe(false);
    expect(await accepted('docx', zipOf([]))).toBe(false);
  });

  it('may expand as documents do, and not as bombs do', async () => {
    const packed = new Uint8Array(60_000);
    expect(await docx({ name: 'word/a.xml', content: packed, expanded: 5_000_000 })).toBe(true);
    expect(await docx({ name: 'word/a.xml', content: packed, expanded: 60_000 * 130 })).toBe(false);
    expect(await docx({ name: 'word/a.xml', content: packed, expanded: 0xffffffff })).toBe(false);
    const large = new Uint8Array(3_000_000);
    expect(await docx({ name: 'word/a.xml', content: large, expanded: 199 * 1024 * 1024 })).toBe(true);
    expect(await docx({ name: 'word/a.xml', content: large, expanded: 201 * 1024 * 1024 })).toBe(false);
  });

  it('may not overlap, repeat, lead out, be encrypted or hold programs', async () => {
    expect(await docx({ name: 'word/a.xml', content: text('x'), packed: 100_000 })).toBe(false);
    expect(await docx({ name: 'word/document.xml' })).toBe(false);
    expect(await docx({ name: '../../a.xml' })).toBe(false);
    expect(await docx({ name: 'word/a.xml', flags: 1 })).toBe(false);
    expect(await docx({ name: 'word/vbaProject.bin' })).toBe(false);
    expect(await docx({ name: 'setup.exe' })).toBe(false);
  });

  it('survives every cut and every changed byte of its directory', async () => {
    const whole = zipOf(wordParts);
    for (let length = 0; length < whole.length; length += 1) {
      expect(await accepted('docx', whole.slice(0, length))).toBe(false);
    }
    for (let at = 0; at < whole.length; at += 1) {
      const changed = whole.slice();
      changed[at] = 0xff;
      expect([true, false]).toContain(await accepted('docx', changed));
    }
  });
});
