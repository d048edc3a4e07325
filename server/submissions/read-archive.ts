import { type Entry, fromRandomAccessReaderPromise } from 'yauzl';
import { type ArchivePart, mostParts } from '#domain/leads/word-archive.ts';
import type { ReadBytes } from '#server/ports/file-store.ts';
import { archiveReader } from './archive-reader.ts';

const localHeader = 0x04034b50;
/** What a part's name, extra fields and comment take on average, in bytes; more of it hides something. */
const longestRecord = 1024;
/** The extra field that gives a part a second name, which some programs read and others do not. */
const otherName = 0x7075;

/**
 * The parts of a ZIP archive by its directory; nothing is unpacked.
 * @param size in bytes
 * @returns null when the file is no archive, or one that other programs might read otherwise
 * @throws what `read` throws
 */
export async function readArchive(size: number, read: ReadBytes): Promise<ArchivePart[] | null> {
  const head = Buffer.from(await read(0, 4));
  if (head.length < 4 || head.readUInt32LE(0) !== localHeader) return null;
  const { reader, failed } = archiveReader(size, read);
  const parts = fromRandomAccessReaderPromise(reader, size)
    .then((archive) => (archive.entryCount > mostParts ? null : partsOf(archive.eachEntry())))
    .catch(() => null);
  return Promise.race([parts, failed]);
}

async function partsOf(entries: AsyncIterable<Entry>): Promise<ArchivePart[] | null> {
  const parts: ArchivePart[] = [];
  let bytes = 0;
  for await (const entry of entries) {
    if (entry.extraFields.some(({ id }) => id === otherName)) return null;
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    parts.push({
      name: entry.fileName,
      packed: entry.compressedSize,
      expanded: entry.uncompressedSize,
      encrypted: entry.isEncrypted(),
    });
  }
  return bytes > parts.length * longestRecord ? null : parts;
}
