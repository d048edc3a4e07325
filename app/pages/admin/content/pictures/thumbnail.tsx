import { pictureFile, readReference } from '#domain/pictures/reference.ts';

type ThumbnailProps = { picture: { image: string; state: string } };

/** A small copy of a picture beside its name; a plain ground until there is one. */
export function Thumbnail({ picture: { image, state } }: ThumbnailProps) {
  const reference = readReference(image);
  if (!reference || state !== 'ready') return null;
  const width = Math.min(640, reference.width);
  const known = width === 640 || reference.width < 320 ? width : 320;
  return (
    <img
      src={pictureFile(reference, known, 'webp')}
      alt=""
      width={reference.width}
      height={reference.height}
      loading="lazy"
      className="size-full object-cover"
    />
  );
}
