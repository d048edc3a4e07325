import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { brotliEnd, framing, gzipEnd, openEndAt } from './open-end.ts';
import { type PreparedFile, prepare, type Variant } from './prepared-file.ts';
import type { ReadyFile } from './ready-file.ts';

/** What a page's end says at an instant (epoch milliseconds), made of the end that was made ahead. */
export type EndOfPage = (madeAhead: string, now: number) => string;

/** A file as it is to be sent at an instant. A page with an open end changes when its end does; others never. */
export function openPage(
  file: ReadyFile,
  https: boolean,
  endOfPage: EndOfPage,
): (now: number) => PreparedFile {
  const whole = prepare(file, https);
  const endAt = openEndAt(file.body);
  if (endAt === null) return () => whole;
  const beginning = file.body.subarray(0, endAt);
  const ahead = file.body.subarray(endAt);
  const template = Buffer.from(ahead).toString('utf8');
  const start = { checksum: crc32(beginning), length: endAt };
  const opened = (packed: Uint8Array, frame: number) =>
    packed.subarray(0, packed.length - ahead.length - frame);

  const madeWith = (end: Buffer): PreparedFile => {
    const etag = `"${createHash('sha256').update(whole.etag).update(end).digest('base64url').slice(0, 22)}"`;
    const variant = ({ headers }: Variant, parts: Uint8Array[]): Variant => {
      const body = Buffer.concat(parts);
      return { body, headers: { ...headers, ETag: etag, 'Content-Length': body.length } };
    };
    const { plain, br, gzip } = whole;
    return {
      etag,
      unchanged: { ...whole.unchanged, ETag: etag },
      plain: variant(plain, [beginning, end]),
      ...(br && { br: variant(br, [opened(br.body, framing.br), brotliEnd(end)]) }),
      ...(gzip && { gzip: variant(gzip, [opened(gzip.body, framing.gzip), gzipEnd(end, start)]) }),
    };
  };

  let shown = { end: template, file: whole };
  return (now) => {
    const end = endOfPage(template, now);
    if (end !== shown.end) shown = { end, file: madeWith(Buffer.from(end)) };
    return shown.file;
  };
}
