import { hasPlan, StudyPicture, standsFree } from '#app/pages/shared/study-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { Exhibit } from '#content/schema/exhibit.ts';
import { asideSize, beyond, ChapterLabel, type ChapterProps } from './chapter.tsx';
import { ExhibitPicture } from './exhibit-picture.tsx';
import { papersOf } from './exhibits.tsx';
import { leadAndRest } from './wording.ts';

const bands = { right: 'lg:grid-cols-[4fr_5fr]', left: 'lg:grid-cols-[5fr_4fr]', wide: '' };
const inBand = 'bg-(--case-band) text-(--on-case-band) [--focus:var(--on-case-band)]';
const words = {
  right:
    'self-center lg:py-14 xl:py-16 lg:pr-12 lg:pl-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]',
  left: 'self-center lg:py-14 xl:py-16 lg:pl-12 lg:pr-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]',
  wide: 'mx-auto grid w-full max-w-page gap-x-14 gap-y-6 lg:grid-cols-12 lg:py-20',
};

/** What was built, on the study's second colour, with what the client makes beside it or across the page. */
export function Solution({ study }: ChapterProps) {
  const { lead, rest } = leadAndRest(study.solution);
  const { ofSolution } = papersOf(study);
  if (ofSolution) return <SolutionAndPaper study={study} paper={ofSolution} />;
  const place = study.telling.solution === 'paper' ? 'wide' : study.telling.solution;
  const wide = place === 'wide';
  // Across the page it is shown once; where it has opened the study, a plan may stand here.
  const opened = wide && study.telling.opening === 'picture';
  const plan = opened && hasPlan(study);
  return (
    <section aria-labelledby="solution" className={cx('grid', inBand, bands[place])}>
      <div className={cx('px-gutter py-10 sm:py-16', words[place])}>
        <div className={cx(wide && 'lg:col-span-6')}>
          <ChapterLabel id="solution" label={portfolioText.study.solution} />
          <p className={cx('display mt-3 max-w-[18em]', asideSize)}>{lead}</p>
        </div>
        {rest !== '' && (
          <p className={cx(beyond, 'max-w-[34em] text-lg', wide ? 'lg:col-span-6 lg:mt-9' : 'mt-6')}>
            {rest}
          </p>
        )}
      </div>
      {(!opened || plan) && (
        <div className={cx('flex', wide ? 'order-first' : place === 'left' && 'lg:order-first')}>
          <StudyPicture
            study={study}
            poster={!wide}
            across={wide}
            plan={plan}
            decorative
            sizes={wide ? '100vw' : '(min-width: 64rem) 56vw, 100vw'}
            // As tall as the words at least; whole wherever these leave it its own height.
            className={cx(
              'w-full object-cover',
              plan ? 'h-auto' : wide && standsFree(study) ? 'max-sm:h-auto' : 'aspect-[4/3]',
              wide ? !plan && 'sm:aspect-[12/5]' : place === 'right' && 'object-right',
            )}
          />
        </div>
      )}
    </section>
  );
}

type SolutionAndPaperProps = { study: CaseStudy; paper: Extract<Exhibit, { kind: 'paper' }> };

/** What was built, beside the sheet on which it was tried. */
function SolutionAndPaper({ study, paper }: SolutionAndPaperProps) {
  const { lead, rest } = leadAndRest(study.solution);
  return (
    <section aria-labelledby="solution" className={inBand}>
      <Container className="grid gap-x-14 gap-y-8 py-10 sm:py-16 lg:grid-cols-12">
        <div className="self-center lg:col-span-5 lg:col-start-8">
          <ChapterLabel id="solution" label={portfolioText.study.solution} />
          <p className={cx('display mt-3 max-w-[18em]', asideSize)}>{lead}</p>
          {rest !== '' && <p className={cx(beyond, 'mt-6 max-w-[34em] text-lg')}>{rest}</p>}
        </div>
        <figure className="exhibit relative lg:col-span-6 lg:col-start-1 lg:row-start-1">
          <div className="overflow-hidden rounded-lg max-md:-mx-gutter max-md:rounded-none">
            <ExhibitPicture
              shown={paper}
              sizes="(min-width: 82rem) 37rem, (min-width: 64rem) 48vw, 100vw"
              className="aspect-[4/5] w-full object-cover"
            />
          </div>
          <figcaption className="mt-4 text-sm">
            <h3 className="font-sans font-semibold text-sm tracking-normal">{paper.title}</h3>
            <p className="max-w-[38em]">{paper.caption}</p>
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}
