import { StudyPicture, standsFree } from '#app/pages/shared/study-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';

/** Where the first view of our own site leads to. */
export const openingId = 'picture';

/** What the client makes, from edge to edge, before anything is told. */
export function CaseOpening({ study }: { study: CaseStudy }) {
  return (
    <figure id={openingId} className="scroll-mt-20">
      <StudyPicture
        study={study}
        across
        sizes="100vw"
        className={cx('w-full object-cover', standsFree(study) ? 'h-auto' : 'aspect-[4/3] sm:aspect-[12/5]')}
      />
    </figure>
  );
}
