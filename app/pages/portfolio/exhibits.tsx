import { Container } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { BeforeAfter, Exhibit } from '#content/schema/exhibit.ts';
import { type ChapterProps, ChapterTitle } from './chapter.tsx';
import { ExhibitHead } from './exhibit-head.tsx';
import { ExhibitPapers } from './exhibit-papers.tsx';
import { ExhibitSides } from './exhibit-sides.tsx';
import { ExhibitTaps } from './exhibit-taps.tsx';
import { ExhibitWipe } from './exhibit-wipe.tsx';

type Kind = Exhibit['kind'];

/** The exhibits of one kind, in the order that the study gives. */
export function exhibitsOf<K extends Kind>(study: Pick<CaseStudy, 'exhibits'>, kind: K) {
  return study.exhibits.filter((one): one is Extract<Exhibit, { kind: K }> => one.kind === kind);
}

/** The pairs of pages, and the one that tells the execution where that stands by itself: the last of several. */
export function pairsOf(study: Pick<CaseStudy, 'exhibits'>, executed: boolean) {
  const all = exhibitsOf(study, 'before-after');
  return executed || all.length < 2
    ? { pages: all, ofExecution: undefined }
    : { pages: all.slice(0, -1), ofExecution: all.at(-1) };
}

type PagesProps = ChapterProps & {
  /** Whether they stand for the execution: then its words explain the pictures. */
  executed: boolean;
};

/** Pages before and after. */
export function Pages({ study, follows, executed }: PagesProps) {
  return pairsOf(study, executed).pages.map((exhibit, index) => {
    const after = follows || index > 0;
    if (executed && index === 0)
      return <ToldPages key={exhibit.title} study={study} exhibit={exhibit} follows={after} />;
    return (
      <section
        key={exhibit.title}
        aria-labelledby={`pages-${index}`}
        className={after ? 'pb-section' : 'py-section'}
      >
        <Container>
          <ExhibitHead exhibit={exhibit} id={`pages-${index}`} />
          <Pair exhibit={exhibit} />
          <Invented study={study} />
        </Container>
      </section>
    );
  });
}

type ToldPagesProps = ChapterProps & { exhibit: BeforeAfter };

/** The execution in two pages: its title beside what they show, which strips have below them, and what happened on each. */
export function ToldPages({ study, exhibit, follows }: ToldPagesProps) {
  const { execution } = study;
  return (
    <section aria-labelledby="execution" className={follows ? 'pb-section' : 'py-section'}>
      <Container>
        <div className="grid items-end gap-x-14 gap-y-5 lg:grid-cols-12">
          <div className={exhibit.way === 'strips' ? 'lg:col-span-12' : 'lg:col-span-6'}>
            <ChapterTitle id="execution" label={portfolioText.study.execution} title={execution.title} />
          </div>
          {exhibit.way !== 'strips' && (
            <p className="max-w-[34em] text-lg lg:col-span-6 lg:col-start-7">
              <span className="font-semibold">{exhibit.title}.</span> {exhibit.caption}
            </p>
          )}
        </div>
        <Pair exhibit={exhibit} execution={execution} />
        <Invented study={study} />
      </Container>
    </section>
  );
}

/** The two pages, in the way that the study shows them. */
function Pair(shown: Parameters<typeof ExhibitSides>[0]) {
  return shown.exhibit.way === 'wipe' ? <ExhibitWipe {...shown} /> : <ExhibitSides {...shown} />;
}

function Invented({ study: { sample } }: Pick<ChapterProps, 'study'>) {
  return sample && <p className="mt-6 text-ink-soft text-sm">{portfolioText.study.exhibitsSample}</p>;
}

/** Journeys on a phone. */
export function Phones({ study }: ChapterProps) {
  return exhibitsOf(study, 'taps').map((exhibit, index) => (
    <ExhibitTaps key={exhibit.title} exhibit={exhibit} id={`phones-${index}`} ground={study.telling.phones} />
  ));
}

/** The sheets that stand beside the strategy and the solution, where a study wants that, and those that follow. */
export function papersOf(study: Pick<CaseStudy, 'exhibits' | 'telling'>) {
  const papers = exhibitsOf(study, 'paper');
  const ofStrategy = study.telling.strategy === 'paper' ? papers.shift() : undefined;
  const ofSolution = study.telling.solution === 'paper' ? papers.shift() : undefined;
  return { ofStrategy, ofSolution, papers };
}

/** Sheets of the work. */
export function Papers({ study }: ChapterProps) {
  const { papers } = papersOf(study);
  if (papers.length === 0) return null;
  return <ExhibitPapers papers={papers} firstLarge={study.telling.papers === 'first-large'} />;
}
