import { fileAtLeast, readReference } from '#domain/pictures/reference.ts';

type ThumbnailProps = { picture: { image: string; state: string } };

/** A small copy of a picture beside its name; a plain ground until there is one. */
export function Thumbnail({ picture: { image, state } }: ThumbnailProps) {
  const reference = readReference(image);
  if (!reference || state !== 'ready') return null;
  return (
    <img
      src={fileAtLeast(reference, 640, 'webp')}
      alt=""
      width={reference.width}
      height={reference.height}
      loading="lazy"
      className="size-full object-cover"
    />
  );
}
