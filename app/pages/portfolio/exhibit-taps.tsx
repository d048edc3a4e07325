import { cx } from '#app/ui/cx.ts';
import { Container } from '#app/ui/layout.tsx';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { Exhibit } from '#content/schema/exhibit.ts';
import { ExhibitHead } from './exhibit-head.tsx';
import { ExhibitPicture } from './exhibit-picture.tsx';

type Taps = Extract<Exhibit, { kind: 'taps' }>;

type TapsProps = { exhibit: Taps; id: string; ground: CaseStudy['telling']['phones'] };

const grounds = {
  first: 'bg-(--case) text-(--on-case) [--focus:var(--on-case)]',
  second: 'bg-(--case-loud) text-(--on-case-accent) [--focus:var(--on-case-accent)]',
};

/** A journey on a phone, tap by tap: side by side where there is room and on paper, else a strip to be pushed along. */
export function ExhibitTaps({ exhibit, id, ground }: TapsProps) {
  return (
    <div className={cx('exhibit py-section', grounds[ground])}>
      <Container>
        <ExhibitHead exhibit={exhibit} id={id} under />
      </Container>
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take the keyboard
        tabIndex={0}
        className="mt-10 snap-x snap-mandatory overflow-x-auto scroll-px-gutter pb-4 lg:mt-14 print:overflow-visible"
      >
        <ol className="mx-auto flex w-max max-w-page gap-3 px-gutter sm:gap-5 lg:grid lg:w-full lg:grid-cols-4 lg:gap-5 print:grid print:w-full print:grid-cols-4">
          {exhibit.taps.map((tap, index) => (
            <li key={tap.label} className="w-[min(84vw,21rem)] snap-start lg:w-auto print:w-auto">
              <div className="overflow-hidden rounded-[2.4rem] border-[0.5rem] border-[oklch(0.14_0.01_250)] bg-[oklch(0.14_0.01_250)] outline-2 outline-current/25 -outline-offset-2">
                <ExhibitPicture
                  shown={tap}
                  sizes="(min-width: 64rem) 21vw, (min-width: 25rem) 21rem, 84vw"
                  className="aspect-[390/760] w-full rounded-[1.9rem] object-cover object-top"
                />
              </div>
              <p className="mt-5 grid grid-cols-[auto_1fr] items-baseline gap-3 font-semibold">
                <span aria-hidden="true" className="display figures text-3xl">
                  {index + 1}
                  <span className="text-base lg:hidden">/{exhibit.taps.length}</span>
                </span>
                {tap.label}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
