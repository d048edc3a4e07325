import { kilobyte } from '#domain/format/sizes.ts';
import { type FileKind, maxFileBytes } from '#domain/leads/files.ts';
import { wordArchiveProblem } from '#domain/leads/word-archive.ts';
import type { ReadBytes } from '#server/ports/file-store.ts';
import { readArchive } from './read-archive.ts';

const magic = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  /** Compound file: the old Word format, but also others, an installer (MSI) among them. */
  compound: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
};

/**
 * Whether a file's content is what its name's ending says. Reads small pieces only.
 * @param size in bytes, at most `maxFileBytes`
 */
export async function isWhatItSays(kind: FileKind, size: number, read: ReadBytes): Promise<boolean> {
  if (size === 0 || size > maxFileBytes) return false;
  const head = await read(0, 1024);
  switch (kind) {
    case 'png':
      return startsWith(head, magic.png) && ascii(head.subarray(12, 16)) === 'IHDR';
    case 'jpg':
    case 'jpeg':
      return startsWith(head, magic.jpeg);
    case 'pdf':
      return isPdf(head);
    case 'doc':
      return startsWith(head, magic.compound) && (await holdsWordDocument(size, read));
    case 'docx':
      return isWordArchive(size, read);
  }
}

async function isWordArchive(size: number, read: ReadBytes): Promise<boolean> {
  const parts = await readArchive(size, read);
  return parts !== null && wordArchiveProblem(size, parts) === null;
}

/** Readers take a PDF whose header is preceded by a little white space or a byte order mark; no more here. */
function isPdf(head: Uint8Array): boolean {
  return /^(\u00ef\u00bb\u00bf)?\s{0,16}%PDF-[12]\.\d/.test(ascii(head.subarray(0, 40)));
}

const pieceLength = 64 * kilobyte;
const streamName = Uint8Array.from([...'WordDocument'].flatMap((letter) => [letter.charCodeAt(0), 0]));

/** A compound file is a Word document when its directory names that stream (MS-DOC, section 2.1.1). */
async function holdsWordDocument(size: number, read: ReadBytes): Promise<boolean> {
  const step = pieceLength - streamName.length;
  for (let offset = 0; offset < size; offset += step) {
    if (indexOf(await read(offset, pieceLength), streamName) !== -1) return true;
  }
  return false;
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const first = wanted[0] ?? 0;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

function startsWith(bytes: Uint8Array, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
