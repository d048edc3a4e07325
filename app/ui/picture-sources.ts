/** One image as the image build (`scripts/images.ts`) wrote it down. */
export type ImageEntry = {
  readonly width: number;
  readonly height: number;
  /** Mean colour, `#rrggbb`. */
  readonly colour: string;
  readonly sources: {
    /** Where its files lie; '/images/' where it is left out. */
    readonly folder?: string;
    readonly key: string;
    /** The last of several is for browsers that read none before it, at one width. */
    readonly formats: readonly string[];
    /** Empty where there is one file for every width, as with vectors. */
    readonly widths: readonly number[];
    /** Of these, the one of the last format; missing where there are none. */
    readonly plain?: number;
  };
};

export type PictureSources = {
  /** The file for a browser that reads no `<source>`. */
  readonly src: string;
  readonly sources: ReadonlyArray<{ readonly type: string; readonly srcSet: string }>;
};

/** Addresses of an image, modern format first; file names as `art/press/plan.ts` builds them. */
export function pictureSources(name: string, entry: ImageEntry): PictureSources {
  const { folder = '/images/', key, formats, widths, plain } = entry.sources;
  const last = formats.at(-1);
  if (last === undefined) throw new Error(`The image '${name}' lists no format; run 'npm run images' again.`);
  if (plain === undefined) return { src: `${folder}${name}.${key}.${last}`, sources: [] };
  const file = (width: number, format: string) => `${folder}${name}-${width}.${key}.${format}`;
  return {
    src: file(plain, last),
    sources: (formats.length > 1 ? formats.slice(0, -1) : formats).map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((width) => `${file(width, format)} ${width}w`).join(', '),
    })),
  };
}
