import { open } from 'node:fs/promises';
import { kilobyte } from '#domain/format/sizes.ts';

/** More than the headers of any mail of ours. */
const headBytes = 8 * kilobyte;

/**
 * The headers of a kept e-mail and when it was sent, by its own Date header: the file's time is the machine's, and
 * that of the copy after a restored backup. `written` is the file's, to order mails of the same second.
 */
export async function headOfFile(file: string): Promise<{ headers: string; at: number; written: number }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const written = Math.floor((await handle.stat()).mtimeMs);
    const [headers = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1);
    const at = Date.parse(/^date:(.+)$/im.exec(headers)?.[1] ?? '');
    return { headers, at: Number.isNaN(at) ? written : at, written };
  } finally {
    await handle.close();
  }
}
