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
  /** Where the words beside it say what it shows. */
  decorative?: boolean;
  className?: string;
  /** What only the drawing needs, such as the part of it that stays in view. */
  drawingClass?: string;
};

const posters = {
  'buddha-brands': 'poster-buddha-brands',
  'yards-store': 'poster-yards-store',
  'den-architecture': 'poster-den-architecture',
  'chartford-homes': 'poster-chartford-homes',
  'broken-society': 'poster-broken-society',
  'this-site': 'poster-this-site',
} as const;
const posterOf = (image: CaseStudy['image']) =>
  image in posters ? posters[image as keyof typeof posters] : image;

/** A project's own picture, else the drawing that it borrows. */
export function StudyPicture({
  study,
  drawingClass,
  decorative = false,
  poster = false,
  ...shown
}: StudyPictureProps) {
  if (study.picture) return <ContentPicture picture={study.picture} decorative={decorative} {...shown} />;
  const className = cx(shown.className, drawingClass);
  const name = poster ? posterOf(study.image) : study.image;
  const alt = decorative ? '' : imageAlt[name];
  return <Drawing name={name} alt={alt} {...shown} className={className} />;
}
