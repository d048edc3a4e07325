/** Where the eye should stay when a frame shows less than the whole picture: left, centre, right; top to bottom. */
export const focuses = ['lt', 'ct', 'rt', 'lc', 'cc', 'rc', 'lb', 'cb', 'rb'] as const;
export type Focus = (typeof focuses)[number];

/**
 * A picture of the library as a text names it: which original, which cut of it, the size of that cut in pixels. A cut
 * never changes, so whoever has the reference knows all that a page needs, and an earlier text shows what it showed.
 */
export type PictureReference = {
  /** Of the original's content: 16 hex digits. */
  id: string;
  /** Of the cut: 8 hex digits. */
  cut: string;
  width: number;
  height: number;
  focus: Focus;
};

const pattern = /^([0-9a-f]{16})-([0-9a-f]{8})-([1-9]\d{0,4})x([1-9]\d{0,4})-([lcr][tcb])$/;

/** @returns null for what is no reference */
export function readReference(text: string): PictureReference | null {
  const [, id, cut, width, height, focus] = pattern.exec(text) ?? [];
  if (!id || !cut) return null;
  return { id, cut, width: Number(width), height: Number(height), focus: focus as Focus };
}

/** What two cuts of one picture have in common: its original. What is no reference has itself. */
export function pictureId(image: string): string {
  return readReference(image)?.id ?? image;
}

export function writeReference({ id, cut, width, height, focus }: PictureReference): string {
  return `${id}-${cut}-${width}x${height}-${focus}`;
}

/** Every picture that a text names, however deep within it. */
export function referencesIn(text: string): PictureReference[] {
  const found = new Set(text.match(/[0-9a-f]{16}-[0-9a-f]{8}-\d{1,5}x\d{1,5}-[lcr][tcb]/g));
  return [...found].flatMap((one) => readReference(one) ?? []);
}

/** Widths that pages are served with, in pixels; a smaller cut is served as wide as it is. */
const widths = [320, 640, 1024, 1600];
/** The width for crawlers and social networks, which read one file only. */
const plainWidth = 1200;

/** WebP holds no more pixels in a column: a whole page as one picture is made less wide for it. */
const tallest = 16_383;

/** The widths of a cut's files, ascending. */
export function widthsOf({ width, height }: Pick<PictureReference, 'width' | 'height'>): number[] {
  const most = Math.min(width, widths.at(-1) ?? width, Math.max(1, Math.floor((tallest * width) / height)));
  const fitting = widths.filter((one) => one <= most);
  return fitting.at(-1) === most ? fitting : [...fitting, most];
}

/** Every format in which each width is made, the smallest files first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number] | 'jpg';

/** The address of one file of a cut. */
export function pictureFile(
  { id, cut }: Pick<PictureReference, 'id' | 'cut'>,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${id}-${cut}-${width}.${format}`;
}

/** The smallest file of a cut that is at least so many pixels wide, else its widest. */
export function fileAtLeast(reference: PictureReference, wanted: number, format: PictureFormat): string {
  const widths = widthsOf(reference);
  const width = widths.find((one) => one >= wanted) ?? widths.at(-1) ?? reference.width;
  return pictureFile(reference, width, format);
}

/** The file for whoever reads one only: a JPEG with its size. */
export function plainFile(reference: PictureReference): { address: string; width: number; height: number } {
  const width = Math.min(reference.width, plainWidth);
  const height = Math.max(1, Math.round((reference.height * width) / reference.width));
  return { address: pictureFile(reference, width, 'jpg'), width, height };
}

const filePattern = /^([0-9a-f]{16})-([0-9a-f]{8})-([1-9]\d{0,4})\.(avif|webp|jpg)$/;

/** What the last part of a picture's address asks for; null when it cannot be one. */
export function readPictureFile(name: string) {
  const [, id, cut, width, format] = filePattern.exec(name) ?? [];
  if (!id || !cut) return null;
  return { id, cut, width: Number(width), format: format as PictureFormat };
}

/** Whether an address of this site is that of a picture's file. */
export function isPictureFile(path: string): boolean {
  return path.startsWith('/media/') && readPictureFile(path.slice('/media/'.length)) !== null;
}
