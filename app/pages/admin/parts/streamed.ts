import { Readable } from 'node:stream';

/** Characters that are sent in one piece. */
const atOnce = 16_384;

/** Text that is made while it is sent, in pieces of a good size. */
export function streamed(parts: AsyncIterable<string>): ReadableStream {
  async function* pieces() {
    let text = '';
    for await (const part of parts) {
      text += part;
      if (text.length < atOnce) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  }
  return Readable.toWeb(Readable.from(pieces())) as ReadableStream;
}
