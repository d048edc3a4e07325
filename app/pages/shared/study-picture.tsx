import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';
import { imageAlt } from '#content/alt.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { ContentPicture } from './content-picture.tsx';

type StudyPictureProps = {
  study: CaseStudy;
  sizes: string;
  priority?: boolean;
  /** Where the words beside it say what it shows. */
  decorative?: boolean;
  className?: string;
  /** What only the drawing needs, such as the part of it that stays in view. */
  drawingClass?: string;
};

/** A project's own picture, else the drawing that it borrows. */
export function StudyPicture({ study, drawingClass, decorative = false, ...shown }: StudyPictureProps) {
  if (study.picture) return <ContentPicture picture={study.picture} decorative={decorative} {...shown} />;
  const className = cx(shown.className, drawingClass);
  const alt = decorative ? '' : imageAlt[study.image];
  return <Picture name={study.image} alt={alt} {...shown} className={className} />;
}
