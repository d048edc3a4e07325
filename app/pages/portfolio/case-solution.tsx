import { StudyPicture } from '#app/pages/shared/study-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import { portfolioText } from '#content/portfolio.ts';
import { say } from '#content/say.ts';
import { asideSize, ChapterLabel, type ChapterProps, Rest } from './chapter.tsx';
import { leadAndRest } from './wording.ts';

const bands = { right: 'lg:grid-cols-[4fr_5fr]', left: 'lg:grid-cols-[5fr_4fr]', wide: '' };
const words = {
  right:
    'self-center lg:py-14 xl:py-16 lg:pr-12 lg:pl-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]',
  left: 'self-center lg:py-14 xl:py-16 lg:pl-12 lg:pr-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]',
  wide: 'mx-auto grid w-full max-w-page gap-x-14 gap-y-6 lg:grid-cols-12 lg:py-20',
};

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
          <p className={cx('display mt-3 max-w-[18em]', asideSize)}>{lead}</p>
        </div>
        {rest !== '' && (
          <Rest
            label={say('More on the solution')}
            className={wide ? 'max-lg:max-w-[34em] lg:col-span-6 lg:mt-9' : 'mt-6'}
          >
            <p className="max-w-[34em] pb-6 text-lg md:pb-0">{rest}</p>
          </Rest>
        )}
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
