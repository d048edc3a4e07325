import { entryOf, Picture, type PictureProps } from '#app/ui/picture.tsx';
import type { ImageEntry } from '#app/ui/picture-sources.ts';
import { wantedDrawing } from '#content/drawings/wanted.ts';
import { drawnFolder } from '#domain/pictures/drawn.ts';

/** A drawing of the house in the words that the release in use has for it. */
export function Drawing({ name, entry, instead, ...shown }: PictureProps) {
  const own = redrawn(name, entry) ?? entry;
  const others =
    instead &&
    [instead].flat().map((one) => {
      const other = redrawn(one.name);
      return { ...one, ...(other && { entry: other }) };
    });
  return <Picture {...shown} name={name} {...(own && { entry: own })} {...(others && { instead: others })} />;
}

/** The files of a drawing whose words were changed; none where it is as it ships. */
function redrawn(name: string, entry?: ImageEntry): ImageEntry | undefined {
  const wanted = wantedDrawing(name);
  if (!wanted) return undefined;
  const shipped = entry ?? entryOf(name);
  return { ...shipped, sources: { ...shipped.sources, folder: drawnFolder, key: wanted.key } };
}
