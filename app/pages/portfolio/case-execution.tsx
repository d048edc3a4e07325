import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import { type ChapterProps, ChapterTitle } from './chapter.tsx';
import { pairsOf, ToldPages } from './exhibits.tsx';

const half = 'px-6 py-8 sm:p-10 lg:p-14';

/** One situation before and after: with pages of its own, or as two halves of one sheet. */
export function Execution({ study, follows }: ChapterProps) {
  const { ofExecution } = pairsOf(study, false);
  if (ofExecution) return <ToldPages study={study} exhibit={ofExecution} follows={follows} />;
  const { title, before, after } = study.execution;
  return (
    <section aria-labelledby="execution" className={cx('pb-section', !follows && 'pt-section')}>
      <Container>
        <ChapterTitle id="execution" label={portfolioText.study.execution} title={title} />
        <div className="mt-9 grid overflow-hidden rounded-xl lg:grid-cols-2">
          <div className={`${half} bg-sand`}>
            <p className="font-semibold">{portfolioText.study.before}</p>
            <h3 className="mt-2 text-2xl">{before.title}</h3>
            <p className="mt-5 max-w-[34em] text-ink-soft">{before.description}</p>
          </div>
          <div className={`${half} bg-(--case) text-(--on-case)`}>
            <p className="font-semibold">{portfolioText.study.after}</p>
            <h3 className="mt-2 text-2xl">{after.title}</h3>
            <p className="mt-5 max-w-[34em]">{after.description}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}
