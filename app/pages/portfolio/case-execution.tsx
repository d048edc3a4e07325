import { Container } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import { type ChapterProps, ChapterTitle } from './chapter.tsx';

const half = 'px-gutter py-10 sm:py-16 lg:py-24';

/** One situation before and after, as two halves of one page: where no pictures stand above it. */
export function Execution({ study, follows }: ChapterProps) {
  const { title, before, after } = study.execution;
  return (
    <section aria-labelledby="execution" className={follows ? undefined : 'pt-section'}>
      <Container>
        <ChapterTitle id="execution" label={portfolioText.study.execution} title={title} />
      </Container>
      <div className="mt-10 grid lg:mt-14 lg:grid-cols-2">
        <div
          className={`${half} bg-sand lg:pr-16 lg:pl-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]`}
        >
          <p className="font-semibold">{portfolioText.study.before}</p>
          <h3 className="mt-2 text-2xl">{before.title}</h3>
          <p className="mt-5 max-w-[34em] text-ink-soft">{before.description}</p>
        </div>
        <div
          className={`${half} bg-(--case) text-(--on-case) lg:pl-16 lg:pr-[max(var(--spacing-gutter),calc(50vw-var(--container-page)/2+var(--spacing-gutter)))]`}
        >
          <p className="font-semibold">{portfolioText.study.after}</p>
          <h3 className="mt-2 text-2xl">{after.title}</h3>
          <p className="mt-5 max-w-[34em]">{after.description}</p>
        </div>
      </div>
    </section>
  );
}
