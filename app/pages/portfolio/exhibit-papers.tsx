import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import { portfolioText } from '#content/portfolio.ts';
import { type Exhibit, hasWide } from '#content/schema/exhibit.ts';
import { asideSize } from './chapter.tsx';
import { ExhibitPicture } from './exhibit-picture.tsx';

type Paper = Extract<Exhibit, { kind: 'paper' }>;
type PapersProps = { papers: readonly Paper[]; firstLarge: boolean };

/** Working papers: one to be read and the others beside it, or all next to each other as on a table; on phones a strip. */
export function ExhibitPapers({ papers, firstLarge }: PapersProps) {
  const [first, ...others] = papers;
  if (first && others.length === 0) return <OneSheet paper={first} />;
  return (
    <section aria-labelledby="papers" className="exhibit overflow-clip bg-sand py-section">
      <Container>
        <h2 id="papers" className={asideSize}>
          {portfolioText.study.papers}
        </h2>
        {firstLarge && first ? <OneLarge first={first} others={others} /> : <Row papers={papers} />}
      </Container>
    </section>
  );
}

/** A sheet that is the only one, its words beside it. */
function OneSheet({ paper }: { paper: Paper }) {
  return (
    <section aria-labelledby="papers" className="exhibit overflow-clip bg-sand py-section">
      <Container className="grid items-center gap-x-14 gap-y-7 md:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:col-start-7">
          <h2 id="papers" className="font-sans font-semibold text-base tracking-normal">
            {portfolioText.study.papers}
          </h2>
          <h3 className={cx('mt-3', asideSize)}>{paper.title}</h3>
          <p className="mt-4 max-w-[34em] text-lg">{paper.caption}</p>
        </div>
        <div className="md:order-first lg:col-span-5">
          <OnDesk
            paper={paper}
            sizes="(min-width: 82rem) 32rem, (min-width: 64rem) 40vw, (min-width: 48rem) 46vw, 92vw"
          />
        </div>
      </Container>
    </section>
  );
}

function OneLarge({ first, others: [second, ...others] }: { first: Paper; others: readonly Paper[] }) {
  const level = hasWide(first.drawing) && !first.picture;
  return (
    <>
      <section
        aria-label={[first, ...(second ? [second] : [])].map(({ title }) => title).join(', ')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls on phones must take the keyboard
        tabIndex={0}
        className="mt-7 items-start gap-x-4 max-md:rail md:grid md:grid-cols-2 md:gap-x-5 lg:grid-cols-12 lg:gap-x-14"
      >
        <Sheet
          paper={first}
          sizes="(min-width: 82rem) 46rem, (min-width: 64rem) 56vw, (min-width: 48rem) 46vw, 88vw"
          className={cx(second && 'strip-sheet', 'lg:col-span-7')}
          wide={level}
        />
        {second && (
          <Sheet
            paper={second}
            sizes="(min-width: 82rem) 32rem, (min-width: 64rem) 40vw, (min-width: 48rem) 46vw, 88vw"
            className={cx('strip-sheet lg:col-span-5', !level && 'lg:mt-20')}
          />
        )}
      </section>
      {others.length > 0 && <Row papers={others} />}
    </>
  );
}

/** Sheets beside each other; pushed along where they do not fit: six of them were six screens on a phone. */
function Row({ papers }: { papers: readonly Paper[] }) {
  const [first] = papers;
  if (papers.length === 1 && first)
    return <Sheet paper={first} sizes="92vw" className="mt-8 max-w-[40rem]" />;
  const four = papers.length === 4;
  const pushed = papers.length > 4;
  return (
    <section
      aria-label={papers.map(({ title }) => title).join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take the keyboard
      tabIndex={0}
      className={cx(
        'mt-7 items-start gap-x-4 gap-y-14 md:mt-10 lg:gap-x-8',
        pushed && 'rail',
        papers.length === 3 && 'max-lg:rail lg:grid lg:grid-cols-3',
        papers.length === 2 && 'max-md:rail md:grid md:grid-cols-2 lg:gap-x-16',
        four && 'max-md:rail md:grid md:grid-cols-2',
      )}
    >
      {papers.map((paper, index) => (
        <Sheet
          key={paper.title}
          paper={paper}
          sizes={`(min-width: 64rem) ${papers.length === 2 ? 44 : four ? 36 : 30}vw, (min-width: 48rem) ${papers.length === 3 ? '21rem' : '45vw'}, 88vw`}
          className={cx(papers.length === 2 && index === 1 && 'md:mt-20', 'strip-sheet')}
        />
      ))}
    </section>
  );
}

type SheetProps = {
  paper: Paper;
  sizes: string;
  className?: string;
  /** In landscape on desks. */
  wide?: boolean;
};

function Sheet({ paper, sizes, className, wide = false }: SheetProps) {
  return (
    <figure className={className}>
      <OnDesk paper={paper} sizes={sizes} wide={wide} />
      <figcaption className="mt-4 md:mt-5">
        <h3 className="text-xl">{paper.title}</h3>
        <p className="mt-2 max-w-[34em] max-md:text-sm">{paper.caption}</p>
      </figcaption>
    </figure>
  );
}

/** A sheet on its desk; on phones there is less of the desk, so that what is written is larger. */
function OnDesk({ paper, sizes, wide = false }: Pick<SheetProps, 'paper' | 'sizes' | 'wide'>) {
  return (
    <div className="self-start overflow-hidden rounded-lg">
      <ExhibitPicture
        shown={paper}
        sizes={sizes}
        className={cx(
          'aspect-[4/5] w-full object-cover',
          wide && 'lg:aspect-[1.158]',
          !paper.picture && 'max-md:scale-105',
        )}
        {...(wide && { narrow: `${paper.drawing}-wide`, where: '(width >= 64rem)' })}
      />
    </div>
  );
}
