import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { Exhibit } from '#content/schema/exhibit.ts';
import { ExhibitPapers } from './exhibit-papers.tsx';
import { ExhibitTaps } from './exhibit-taps.tsx';
import { ExhibitWipe } from './exhibit-wipe.tsx';

type Paper = Extract<Exhibit, { kind: 'paper' }>;
type Band = Exclude<Exhibit, Paper> | { kind: 'papers'; papers: Paper[] };

/** The page before and after, where the study begins with one: the work is seen before it is told of. */
export function FirstExhibit({ study }: { study: CaseStudy }) {
  const { first } = apart(study.exhibits);
  return (
    first && (
      <div className="pt-12 sm:pt-14">
        <ExhibitWipe exhibit={first} level={2} note={study.sample && portfolioText.study.exhibitsSample} />
      </div>
    )
  );
}

/** What else was made, in the order that the study gives: phones, papers, pages. */
export function Exhibits({ study }: { study: CaseStudy }) {
  const { sample } = study;
  const { first, others: exhibits } = apart(study.exhibits);
  if (exhibits.length === 0) return null;
  return (
    <section aria-labelledby="made" className={cx(!first && 'pt-section')}>
      <Container
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-14 gap-y-3',
          !first && 'pb-10 lg:pb-14',
        )}
      >
        <h2 id="made" className={first ? 'sr-only' : 'font-sans font-semibold text-base tracking-normal'}>
          {portfolioText.study.exhibits}
        </h2>
        {sample && !first && <p className="text-ink-soft text-xs">{portfolioText.study.exhibitsSample}</p>}
      </Container>
      {bandsOf(exhibits).map((band) => {
        if (band.kind === 'papers') return <ExhibitPapers key={band.papers[0]?.title} papers={band.papers} />;
        if (band.kind === 'taps') return <ExhibitTaps key={band.title} exhibit={band} />;
        return <ExhibitWipe key={band.title} exhibit={band} />;
      })}
    </section>
  );
}

function apart(exhibits: readonly Exhibit[]) {
  const [first, ...others] = exhibits;
  return first?.kind === 'before-after' ? { first, others } : { first: null, others: exhibits };
}

/** Papers that follow one another share a band. */
export function bandsOf(exhibits: readonly Exhibit[]): Band[] {
  const bands: Band[] = [];
  for (const exhibit of exhibits) {
    const last = bands.at(-1);
    if (exhibit.kind !== 'paper') bands.push(exhibit);
    else if (last?.kind === 'papers') last.papers.push(exhibit);
    else bands.push({ kind: 'papers', papers: [exhibit] });
  }
  return bands;
}
