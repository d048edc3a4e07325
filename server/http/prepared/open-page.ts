import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { inPalette, type Palette, type PaletteChoice } from '#domain/shore/palette.ts';
import { framing, openEndAt } from './open-end.ts';
import { packBeginning, packBeginningBest } from './pack.ts';
import { gzipPackedEnd, type PackedEnd, packedEnd } from './packed-end.ts';
import { type PreparedFile, prepare, type Variant } from './prepared-file.ts';
import type { ReadyFile } from './ready-file.ts';

/** What a page says at an instant (epoch milliseconds) to who made a choice: its end, made of the one made ahead. */
export type PageOfMinute = (
  madeAhead: string,
  now: number,
  choice: PaletteChoice,
) => { end: string; palette: Palette };

/** What comes before the open end; its compressed forms are flushed and go on with any end. */
type Beginning = { body: Uint8Array; br: Uint8Array | null; gzip: Uint8Array | null; checksum: number };

/**
 * A file as it is to be sent at an instant, to somebody with a choice of palette. A page with an open end changes when
 * its end or its palette does; others never. The beginning in a palette is packed when it is first asked for, and better
 * for whoever comes later.
 */
export function openPage(
  file: ReadyFile,
  https: boolean,
  ofMinute: PageOfMinute,
): (now: number, choice?: PaletteChoice) => PreparedFile {
  const whole = prepare(file, https);
  if (!file.type.startsWith('text/html')) return () => whole;
  const endAt = openEndAt(file.body);
  if (endAt === null) return () => whole;
  const ahead = file.body.subarray(endAt);
  const template = Buffer.from(ahead).toString('utf8');
  const opened = (packed: Uint8Array | null, frame: number) =>
    packed?.subarray(0, packed.length - ahead.length - frame) ?? null;
  const made = file.body.subarray(0, endAt);
  const beginnings = new Map<Palette, Beginning>([
    [
      null,
      {
        body: made,
        br: opened(file.br, framing.br),
        gzip: opened(file.gzip, framing.gzip),
        checksum: crc32(made),
      },
    ],
  ]);
  const shown = new Map<string, { end: string; file: PreparedFile }>();
  const beginningIn = (palette: Palette): Beginning => {
    const known = beginnings.get(palette);
    if (known) return known;
    const body = Buffer.from(inPalette(Buffer.from(made).toString('utf8'), palette));
    const fresh = { body, ...packBeginning(body), checksum: crc32(body) };
    beginnings.set(palette, fresh);
    // Where it cannot be, the one at hand is as good.
    void packBeginningBest(body).then(
      (br) => {
        beginnings.set(palette, { ...fresh, br });
        shown.clear();
      },
      () => undefined,
    );
    return fresh;
  };

  const madeOf = (beginning: Beginning, end: PackedEnd, palette: Palette): PreparedFile => {
    const tag = createHash('sha256')
      .update(whole.etag)
      .update(`${palette}`)
      .update(end.plain)
      .digest('base64url');
    const etag = `"${tag.slice(0, 22)}"`;
    const variant = ({ headers }: Variant, parts: Uint8Array[]): Variant => {
      const body = Buffer.concat(parts);
      return { body, headers: { ...headers, ETag: etag, 'Content-Length': body.length } };
    };
    const start = { checksum: beginning.checksum, length: beginning.body.length };
    return {
      etag,
      isPage: true,
      unchanged: { ...whole.unchanged, ETag: etag },
      plain: variant(whole.plain, [beginning.body, end.plain]),
      ...(whole.br && beginning.br && { br: variant(whole.br, [beginning.br, end.br]) }),
      ...(whole.gzip &&
        beginning.gzip && { gzip: variant(whole.gzip, [beginning.gzip, gzipPackedEnd(end, start)]) }),
    };
  };

  return (now, choice = 'sun') => {
    const { end, palette } = ofMinute(template, now, choice);
    const key = `${choice} ${palette}`;
    const known = shown.get(key);
    if (known?.end === end) return known.file;
    const page = madeOf(beginningIn(palette), packedEnd(end), palette);
    shown.set(key, { end, file: page });
    return page;
  };
}
