import type { Readable } from 'node:stream';
import { megabyte } from '#domain/format/sizes.ts';
import { BucketError } from './bucket-error.ts';

/** A list of a thousand of the longest keys has two megabytes; it is there in seconds. */
const usual = { bytes: 5 * megabyte, ms: 30_000 };

/**
 * The text of an answer, which must come to its end: one that drips in never falls silent, and whoever waits for it,
 * a visitor or a place of the outbox, would wait for ever.
 * @throws BucketError
 */
export async function wholeAnswer(answer: Readable, { bytes, ms } = usual): Promise<string> {
  const late = setTimeout(() => answer.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })), ms);
  const pieces: Buffer[] = [];
  let seen = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      seen += piece.length;
      if (seen > bytes) throw new BucketError('AnswerTooLong', 0);
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof BucketError) throw error;
    const { code, name } = error as NodeJS.ErrnoException;
    throw new BucketError(code ?? name, 0, { cause: error });
  } finally {
    clearTimeout(late);
  }
  return Buffer.concat(pieces).toString('utf8');
}
