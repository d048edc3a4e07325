import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { Exhibit } from '#content/schema/exhibit.ts';
import { ExhibitPicture } from './exhibit-picture.tsx';

type Paper = Extract<Exhibit, { kind: 'paper' }>;

/** Each sheet lies a little lower than the one before, as on a table. */
const lower = ['', 'md:mt-16 lg:mt-20', 'md:mt-0 lg:mt-40'];

/** Working papers beside each other; on phones in a row that is pushed along, six of them were six screens. */
export function ExhibitPapers({ papers }: { papers: readonly Paper[] }) {
  const three = papers.length % 3 === 0;
  return (
    <div className="overflow-clip bg-sand py-section">
      <Container>
        <section
          aria-label={papers.map(({ title }) => title).join(', ')}
          tabIndex={papers.length > 1 ? 0 : undefined}
          className={cx(
            'items-start gap-x-4 md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-14',
            papers.length > 1 && 'max-md:rail',
            three ? 'lg:grid-cols-3' : 'lg:gap-x-16',
          )}
        >
          {papers.map((paper, index) => (
            <figure key={paper.title} className={cx(papers.length > 1 && lower[index % (three ? 3 : 2)])}>
              <div className="overflow-hidden rounded-lg">
                <ExhibitPicture
                  shown={paper}
                  sizes={`(min-width: 64rem) ${three ? '30vw' : '44vw'}, (min-width: 48rem) 45vw, (min-width: 26rem) 21rem, ${papers.length > 1 ? 76 : 92}vw`}
                  className="aspect-[4/5] w-full object-cover"
                />
              </div>
              <figcaption className="mt-4 md:mt-5">
                <h3 className="text-2xl">{paper.title}</h3>
                <p className="mt-2 max-w-[34em] max-md:text-sm">{paper.caption}</p>
              </figcaption>
            </figure>
          ))}
        </section>
      </Container>
    </div>
  );
}
