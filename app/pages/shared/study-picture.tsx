import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { ContentPicture } from './content-picture.tsx';
import { Drawing } from './drawing.tsx';

type StudyPictureProps = {
  study: CaseStudy;
  sizes: string;
  priority?: boolean;
  /** What the client makes, rather than the website: where several projects stand together. */
  poster?: boolean;
  /** What the client makes in a picture that goes across the page. */
  across?: boolean;
  /** Where the words beside it say what it shows. */
  decorative?: boolean;
  className?: string;
  /** What only the drawing needs, such as the part of it that stays in view. */
  drawingClass?: string;
};

const drawn: readonly string[] = [
  'buddha-brands',
  'yards-store',
  'den-architecture',
  'chartford-homes',
  'broken-society',
  'this-site',
] satisfies CaseStudy['image'][];
/** Those that would be too small to be read on a phone have a drawing of their own for it. */
const phonePosters = ['poster-buddha-brands'];

const onPhones = '(width < 40rem)';

/** Whether a study's picture is drawn upright for phones, 4:5. */
export const isUprightOnPhones = ({ image, picture }: CaseStudy) => !picture && drawn.includes(image);

/** The drawing, and what takes its place on small screens. */
function drawingOf(image: CaseStudy['image'], shape: { poster: boolean; across: boolean }) {
  if (!drawn.includes(image)) return { name: image };
  const poster = `poster-${image}`;
  if (shape.across) {
    const narrow = phonePosters.includes(poster) ? `panorama-${image}-narrow` : poster;
    return { name: `panorama-${image}`, instead: { name: narrow, media: onPhones } };
  }
  const name = shape.poster ? poster : image;
  if (shape.poster && !phonePosters.includes(poster)) return { name };
  return { name, instead: { name: `${name}-narrow`, media: onPhones } };
}

/** A project's own picture, else the drawing that it borrows. */
export function StudyPicture({
  study,
  drawingClass,
  decorative = false,
  poster = false,
  across = false,
  ...shown
}: StudyPictureProps) {
  if (study.picture) return <ContentPicture picture={study.picture} decorative={decorative} {...shown} />;
  const { name, ...narrow } = drawingOf(study.image, { poster, across });
  const alt = decorative ? '' : (imageAlt as Readonly<Record<string, string>>)[name];
  const className = cx(shown.className, drawingClass);
  return <Drawing name={name} alt={alt ?? ''} {...shown} {...narrow} className={className} />;
}
