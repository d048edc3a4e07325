import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import { portfolioText } from '#content/portfolio.ts';
import { ChapterLabel, type ChapterProps } from './chapter.tsx';
import { leadAndRest } from './wording.ts';

const bands = { right: 'lg:grid-cols-[4fr_5fr]', left: 'lg:grid-cols-[5fr_4fr]', wide: '' };
const words = {
  right:
    'self-center lg:py-14 xl:py-16 lg:pr-12 lg:pl-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]',
  left: 'self-center lg:py-14 xl:py-16 lg:pl-12 lg:pr-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]',
  wide: 'mx-auto grid w-full max-w-page gap-x-14 gap-y-6 lg:grid-cols-12 lg:py-20',
};

/** From so many letters on a lead is set smaller: browsers balance six lines and no more. */
const longLead = 120;

/** What was built, on the study's second colour, with what the client makes beside it or across the page. */
export function Solution({ study }: ChapterProps) {
  const { lead, rest } = leadAndRest(study.solution);
  const place = study.telling.solution;
  const wide = place === 'wide';
  // Across the page it is shown once.
  const opened = wide && study.telling.opening === 'picture';
  return (
    <section
      aria-labelledby="solution"
      className={cx(
        'grid bg-(--case-band) text-(--on-case-band) [--focus:var(--on-case-band)]',
        bands[place],
      )}
    >
      <div className={cx('px-gutter py-10 sm:py-16', words[place])}>
        <div className={cx(wide && 'lg:col-span-6')}>
          <ChapterLabel id="solution" label={portfolioText.study.solution} />
          <p className={cx('display mt-3 max-w-[18em] text-2xl', lead.length < longLead && 'lg:text-3xl')}>
            {lead}
          </p>
        </div>
        <p className={cx('max-w-[34em] text-lg', wide ? 'lg:col-span-6 lg:mt-9' : 'mt-6')}>{rest}</p>
      </div>
      {!opened && (
        <div className={cx('flex', wide ? 'order-first' : place === 'left' && 'lg:order-first')}>
          <StudyPicture
            study={study}
            poster={!wide}
            across={wide}
            decorative
            sizes={wide ? '100vw' : '(min-width: 64rem) 56vw, 100vw'}
            // As tall as the words at least; whole wherever these leave it its own height.
            className={cx(
              'aspect-[4/3] w-full object-cover',
              wide ? 'sm:aspect-[12/5]' : place === 'right' && 'object-right',
            )}
          />
        </div>
      )}
    </section>
  );
}
