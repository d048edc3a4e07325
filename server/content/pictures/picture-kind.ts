import type { PictureType } from '#server/db/tables/pictures.ts';

/** What a file is by its first bytes: a type that is taken, or why it is not. Names and declared types are not asked. */
export type PictureKind = { type: PictureType } | { refused: string };

const other =
  'This is not a picture that the website can show. Please send a JPEG, PNG, WebP, AVIF or GIF file.';
const heic =
  'This is a HEIC file, which the website cannot open. Please send it as JPEG: on an iPhone choose it from the photo library here, or set Settings, Camera, Formats to ‘Most Compatible’.';
const svg =
  'This is an SVG drawing. It may hold programs, so the website does not take it; please save it as PNG.';

/** @param head the first 64 bytes or more */
export function pictureKindOf(head: Uint8Array): PictureKind {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return { type: 'jpeg' };
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { type: 'png' };
  if (/^GIF8[79]a/.test(text)) return { type: 'gif' };
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return { type: 'webp' };
  if (text.slice(4, 8) === 'ftyp') {
    // Brands of four letters each follow: the main one, a version, then those that it is compatible with.
    const brands = text.slice(8, 64);
    if (/avi[fs]/.test(brands)) return { type: 'avif' };
    if (/hei[cxms]|hev[cx]|mif1/.test(brands)) return { refused: heic };
  }
  if (/<svg[\s>]|<!DOCTYPE svg/i.test(text)) return { refused: svg };
  return { refused: other };
}
