/** One file of a drawing in other words than those that ship. */
export type DrawnFile = { name: string; key: string; width: number | null; format: DrawnFormat };
type DrawnFormat = 'avif' | 'webp' | 'svg' | 'jpg';

/**
 * What is drawn: a drawing in other words, with what was measured where it is drawn of that, or the picture that is
 * shown when a page is shared.
 */
export type ToDraw =
  | { kind: 'drawing'; name: string; words: Readonly<Record<string, string>>; figures?: object }
  | { kind: 'card'; name: string; card: ShareCard };

/** Something that a release has in other words than those that ship, with the name of its files. */
export type Wanted = { key: string; draw: ToDraw };

/** The fonts of the words in such a picture. */
export const cardFaces = {
  kicker: 'InstrumentSans_600SemiBold',
  title: 'BricolageGrotesque_700Bold',
} as const;

/**
 * What a picture for social networks says; `art` is what it shows beside that: a drawing with the words that it has
 * otherwise, or a picture of the library by its reference.
 */
export type ShareCard = {
  kicker: string;
  title: string;
  brand: string;
  art: { name: string; words: Readonly<Record<string, string>> } | { picture: string } | null;
};

/** What the program that draws is asked: each thing with its key, into a folder of its own. `cuts`: where pictures lie. */
export type DrawingJob = { key: string; folder: string; cuts: string; draw: ToDraw };
/** What it answers of each: null where its files are there. */
export type DrawingAnswer = { problems: ('disk' | 'broken' | null)[] };

const raster = /^([a-z0-9-]+)-([1-9]\d{1,3})\.([0-9a-f]{28})\.(avif|webp)$/;
const single = /^([a-z0-9-]+)\.([0-9a-f]{28})\.(svg|jpg)$/;

/** Where drawings in other words than those that ship are found. */
export const drawnFolder = '/drawn/';

/** What the last part of such an address asks for; null when it cannot be one. */
export function readDrawnFile(file: string): DrawnFile | null {
  if (file.length > 160) return null;
  const [, name, width, key, format] = raster.exec(file) ?? [];
  if (name && key) return { name, key, width: Number(width), format: format as DrawnFormat };
  const [, alone, mark, kind] = single.exec(file) ?? [];
  return alone && mark ? { name: alone, key: mark, width: null, format: kind as DrawnFormat } : null;
}

/** The drawing that the file at an address shows, as it ships or in other words; null for what is no drawing's. */
export function drawingAt(address: string): string | null {
  return (
    /\/(?:images|drawn)\/([a-z0-9-]+?)(?:-\d{2,4})?\.[0-9a-f]{12,28}\.[a-z]{3,4}$/.exec(address)?.[1] ?? null
  );
}

/** Whether an address of this site is that of a drawing in other words. */
export function isDrawnFile(path: string): boolean {
  return path.startsWith(drawnFolder) && readDrawnFile(path.slice(drawnFolder.length)) !== null;
}

/**
 * A name for what is drawn, 28 hex digits: the same text, the same files. It keeps two texts apart that were written
 * without the wish to be mistaken; it is no seal.
 */
export function keyOfDrawn(text: string): string {
  return [0x9e3779b9, 0x85ebca6b].map((seed) => hash53(text, seed).toString(16).padStart(14, '0')).join('');
}

/** cyrb53: two multiplying hashes of 32 bits, mixed. */
function hash53(text: string, seed: number): number {
  let [one, two] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
}
