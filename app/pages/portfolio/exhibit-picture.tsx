import { ContentPicture } from '#app/pages/shared/content-picture.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { imageAlt } from '#content/alt.ts';
import { type Exhibit, measuredDrawings, type PairName } from '#content/schema/exhibit.ts';
import type { ContentPictureFacts } from '#content/schema/picture.ts';
import { siteFigures } from '#content/this-site/figures.ts';

type Shown = {
  drawing: PairName | Extract<Exhibit, { kind: 'paper' }>['drawing'] | TapName;
  picture?: ContentPictureFacts | undefined;
};
type TapName = Extract<Exhibit, { kind: 'taps' }>['taps'][number]['drawing'];

type ExhibitPictureProps = {
  shown: Shown;
  sizes: string;
  className: string;
  narrow?: string | undefined;
  /** Where the narrow one takes its place. */
  where?: string;
};

const besideOrNarrow = '(width < 64rem), (prefers-reduced-motion: reduce)';

/**
 * A picture of the library, else the drawing; `narrow` names the drawing that takes its place on
 * small screens, and where two stand beside each other since less motion is wanted, unless `where` says otherwise. What
 * the build draws of its own figures is left out where nothing was measured, as in development.
 */
export function ExhibitPicture({ shown, sizes, className, narrow, where }: ExhibitPictureProps) {
  const { drawing, picture } = shown;
  if (picture) return <ContentPicture picture={picture} sizes={sizes} className={className} />;
  const measured = (measuredDrawings as readonly string[]).includes(drawing);
  const entry = siteFigures().drawings[drawing];
  if (measured && !entry) return null;
  const instead = narrow === undefined ? {} : { instead: { name: narrow, media: where ?? besideOrNarrow } };
  return (
    <Drawing
      name={drawing}
      alt={imageAlt[drawing]}
      sizes={sizes}
      className={className}
      {...instead}
      {...(entry && { entry })}
    />
  );
}
