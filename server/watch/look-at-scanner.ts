import type { FileStore } from '#server/ports/file-store.ts';
import type { Reading } from './reading.ts';

/** Whether the scanner of files answers, where one is set (CLAMD_URL). */
export async function lookAtScanner(scanner: NonNullable<FileStore['scanner']>): Promise<Reading> {
  const answers = await scanner.ping().then(
    () => true,
    () => false,
  );
  return answers
    ? { thing: 'scanner', state: 'well', words: 'Files are looked through for malware again.' }
    : {
        thing: 'scanner',
        state: 'bad',
        words:
          'Files that visitors send are not looked through for malware: the scanner (CLAMD_URL) does not answer. They are taken all the same; open them with care. Ask whoever runs the server to look at it.',
      };
}
