import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import { portfolioText } from '#content/portfolio.ts';
import type { ChapterProps } from './chapter.tsx';
import { leadAndRest } from './wording.ts';

const bands = { right: 'lg:grid-cols-[4fr_5fr]', left: 'lg:grid-cols-[5fr_4fr]', wide: '' };
const words = {
  right:
    'lg:py-24 lg:pr-12 lg:pl-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]',
  left: 'lg:py-24 lg:pl-12 lg:pr-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]',
  wide: 'mx-auto grid w-full max-w-page gap-x-14 gap-y-6 lg:grid-cols-12 lg:py-20',
};

/** From so many letters on a lead is set smaller: browsers balance six lines and no more. */
const longLead = 120;

/** What was built, on the study's second colour, with what the client makes beside it or across the page. */
export function Solution({ study }: ChapterProps) {
  const { lead, rest } = leadAndRest(study.solution);
  const place = study.telling.solution;
  const wide = place === 'wide';
  return (
    <section
      aria-labelledby="solution"
      className={cx(
        'relative grid bg-(--case-band) text-(--on-case-band) [--focus:var(--on-case-band)]',
        bands[place],
      )}
    >
      <div className={cx('px-gutter py-10 sm:py-16', words[place])}>
        <div className={cx(wide && 'lg:col-span-6')}>
          <h2 id="solution" className="font-sans font-semibold text-base tracking-normal">
            {portfolioText.study.solution}
          </h2>
          <p className={cx('display mt-4 max-w-[20em] text-2xl', lead.length < longLead && 'lg:text-3xl')}>
            {lead}
          </p>
        </div>
        <p className={cx('max-w-[34em] text-lg', wide ? 'lg:col-span-6 lg:mt-9' : 'mt-6')}>{rest}</p>
      </div>
      <div className={cx(wide ? 'order-first' : 'lg:relative', place === 'left' && 'lg:order-first')}>
        <StudyPicture
          study={study}
          poster
          decorative
          sizes={wide ? '100vw' : '(min-width: 64rem) 56vw, 100vw'}
          className={cx(
            'aspect-[4/3] w-full object-cover',
            wide ? 'object-[50%_65%] lg:aspect-[21/10]' : 'size-full lg:absolute lg:inset-0 lg:aspect-auto',
            place === 'right' && 'object-left',
            place === 'left' && 'object-right',
          )}
        />
      </div>
    </section>
  );
}
