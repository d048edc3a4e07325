import { cx } from '#app/ui/cx.ts';
import type { ContentPictureFacts } from '#content/schema/picture.ts';
import {
  type Focus,
  pictureFile,
  pictureFormats,
  plainFile,
  readReference,
  widthsOf,
} from '#domain/pictures/reference.ts';

/** Whole class names, so that the stylesheet has them. */
const positions: Record<Focus, string> = {
  lt: 'object-left-top',
  ct: 'object-top',
  rt: 'object-right-top',
  lc: 'object-left',
  cc: 'object-center',
  rc: 'object-right',
  lb: 'object-left-bottom',
  cb: 'object-bottom',
  rb: 'object-right-bottom',
};

type ContentPictureProps = {
  picture: ContentPictureFacts;
  /** How wide it is shown, as in the HTML attribute: '(min-width: 48rem) 50vw, 100vw'. */
  sizes: string;
  /** For the picture that is in view when the page opens: loaded at once, before others. */
  priority?: boolean;
  /** Where the words beside it say what it shows already. */
  decorative?: boolean;
  className?: string | undefined;
};

/**
 * A picture of the library in the best format that the browser reads, with its size known beforehand. In a frame with
 * `object-cover` its focal point stays in view. Nothing is shown for a reference that is none.
 */
export function ContentPicture({
  picture,
  sizes,
  priority = false,
  decorative = false,
  className,
}: ContentPictureProps) {
  const reference = readReference(picture.image);
  if (!reference) return null;
  const widths = widthsOf(reference);
  return (
    <picture className="contents">
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths.map((width) => `${pictureFile(reference, width, format)} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        src={plainFile(reference).address}
        alt={decorative || picture.decorative ? '' : picture.alt}
        width={reference.width}
        height={reference.height}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
        className={cx(positions[reference.focus], className)}
      />
    </picture>
  );
}
