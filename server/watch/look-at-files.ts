import type { FileStore } from '#server/ports/file-store.ts';
import type { Reading } from './reading.ts';

/** Whether files can be stored where they stay, when that is a bucket on another machine; of the disk others tell. */
export async function lookAtFiles({
  tryWriting,
  place,
}: Pick<FileStore, 'tryWriting' | 'place'>): Promise<Reading> {
  const isWell =
    place.kind === 'folder' ||
    (await tryWriting(1).then(
      () => true,
      () => false,
    ));
  return isWell
    ? { thing: 'files', state: 'well', words: 'Files are stored again.' }
    : {
        thing: 'files',
        state: 'bad',
        words:
          'Files that visitors send cannot be stored: the storage for them (S3_BUCKET) does not answer or refuses. Enquiries without files and bookings go on. Ask whoever runs the server to look at it.',
      };
}
