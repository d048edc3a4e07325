import { open } from 'node:fs/promises';
import { kilobyte } from '#domain/format/sizes.ts';

/** More than the headers of any mail of ours. */
const headBytes = 8 * kilobyte;

/**
 * When a kept e-mail was sent, by its own Date header: the file's time is the machine's, and that of the copy after
 * a restored backup. `written` is the file's, to order mails of the same second.
 */
export async function dateInFile(file: string): Promise<{ at: number; written: number }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const { mtimeMs } = await handle.stat();
    const [headers = ''] = buffer.toString('latin1', 0, bytesRead).split(/\r?\n\r?\n/, 1);
    const at = Date.parse(/^date:(.+)$/im.exec(headers)?.[1] ?? '');
    return { at: Number.isNaN(at) ? mtimeMs : at, written: mtimeMs };
  } finally {
    await handle.close();
  }
}
