import { ContentPicture } from '#app/pages/shared/content-picture.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { imageAlt } from '#content/alt.ts';
import type { Exhibit, PlateName } from '#content/schema/exhibit.ts';
import type { ContentPictureFacts } from '#content/schema/picture.ts';

type Shown = {
  drawing: PlateName | Extract<Exhibit, { kind: 'paper' }>['drawing'] | TapName;
  picture?: ContentPictureFacts | undefined;
};
type TapName = Extract<Exhibit, { kind: 'taps' }>['taps'][number]['drawing'];

type ExhibitPictureProps = { shown: Shown; sizes: string; className: string; narrow?: string | undefined };

/** A picture of the library, else the drawing; `narrow` names the drawing that takes its place on small screens. */
export function ExhibitPicture({ shown, sizes, className, narrow }: ExhibitPictureProps) {
  const { drawing, picture } = shown;
  if (picture) return <ContentPicture picture={picture} sizes={sizes} className={className} />;
  const instead = narrow === undefined ? {} : { instead: { name: narrow, media: '(width < 64rem)' } };
  return <Picture name={drawing} alt={imageAlt[drawing]} sizes={sizes} className={className} {...instead} />;
}
