import images from './generated/images.json';
import { type ImageEntry, pictureSources } from './picture-sources.ts';

const manifest: Readonly<Record<string, ImageEntry>> = images;

export type PictureProps = {
  /** Name in the image manifest, such as 'buddha-brands' or 'logo-store'. */
  name: string;
  /** What the picture shows; '' when it only decorates. */
  alt: string;
  /** How wide it is shown, as in the HTML attribute: '(min-width: 48rem) 50vw, 100vw'. */
  sizes: string;
  /** For the picture that is in view when the page opens: loaded before others; at once, or as one of two if it is shown. */
  priority?: boolean | 'if-shown';
  className?: string | undefined;
  /** Size and files of a picture that is not as the manifest has it, or that it does not know. */
  entry?: ImageEntry;
  /** Other drawings of the same thing, each where its `media` holds; all are described by `alt`. */
  instead?: Instead | readonly Instead[];
};

export type Instead = { name: string; media: string; entry?: ImageEntry };

/**
 * A drawn or photographed picture in the best format that the browser reads, with its size known beforehand.
 * @throws Error when no image of that name was made
 */
export function Picture({
  name,
  alt,
  sizes,
  priority = false,
  className,
  entry = entryOf(name),
  instead,
}: PictureProps) {
  const { src, sources } = pictureSources(name, entry);
  const others = instead ? [instead].flat() : [];
  const image = (
    <img
      src={src}
      alt={alt}
      width={Math.round(entry.width)}
      height={Math.round(entry.height)}
      {...(priority && { fetchPriority: 'high' as const })}
      {...(priority !== true && { loading: 'lazy' as const, decoding: 'async' as const })}
      className={className}
    />
  );
  if (sources.length === 0 && others.length === 0) return image;
  return (
    <picture className="contents">
      {others.map((other) => (
        <OtherSources key={other.media} {...other} sizes={sizes} />
      ))}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** The files of what takes a picture's place, with their size: its proportions may be others. */
function OtherSources({ name, media, entry = entryOf(name), sizes }: Instead & { sizes: string }) {
  const [width, height] = [Math.round(entry.width), Math.round(entry.height)];
  return pictureSources(name, entry).sources.map(({ type, srcSet }) => (
    <source key={type} {...{ type, media, srcSet, sizes, width, height }} />
  ));
}

/** What the build made under a name. @throws Error when no image of that name was made */
export function entryOf(name: string): ImageEntry {
  const entry = manifest[name];
  if (entry) return entry;
  throw new Error(
    `There is no image named '${name}'; see content/alt.ts for the names and run 'npm run images'.`,
  );
}
