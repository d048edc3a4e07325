import { cx } from '#app/ui/cx.ts';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import type { Exhibit } from '#content/schema/exhibit.ts';
import { ExhibitPicture } from './exhibit-picture.tsx';

type Wipe = Extract<Exhibit, { kind: 'before-after' }>;

type ExhibitWipeProps = {
  exhibit: Wipe;
  /** What happened on each of the pages. */
  execution?: CaseStudy['execution'] | undefined;
};

/** One page before, and the page that took its place: beside each other, or one wiping over the other (portfolio.css). */
export function ExhibitWipe({ exhibit, execution }: ExhibitWipeProps) {
  const { before, after } = portfolioText.study;
  return (
    <div className="exhibit">
      <div className="wipe mt-9">
        <div className="wipe-stage relative grid gap-x-14 gap-y-8 sm:grid-cols-2">
          <div>
            <p className="wipe-label mb-3 font-semibold">{exhibit.before.called ?? before}</p>
            <Plate shown={exhibit.before} />
          </div>
          <div className="wipe-later">
            <p className="wipe-label mb-3 font-semibold">{exhibit.after.called ?? after}</p>
            <Plate shown={exhibit.after} />
          </div>
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 top-9 bottom-0 overflow-hidden"
          >
            <div className="wipe-edge relative hidden h-full border-(--case-accent) border-l-4">
              <span className="-left-6 absolute top-1/2 grid size-11 place-items-center rounded-pill bg-(--case-accent) text-(--on-case-accent)">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  className="size-5"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.4"
                >
                  <path d="M9 6l-6 6 6 6M15 6l6 6-6 6" />
                </svg>
              </span>
            </div>
          </div>
        </div>
      </div>
      {execution && (
        <div className="mt-9 grid gap-x-14 gap-y-8 sm:grid-cols-2">
          {[execution.before, execution.after].map(({ title, description }, index) => (
            <div
              key={title}
              className={cx(
                'wipe-told border-t-[3px] pt-4',
                index === 1 ? 'border-(--case-rule)' : 'border-sand-deep',
              )}
            >
              <h3 className="text-2xl">{title}</h3>
              <p className={cx('mt-3 max-w-[34em]', index === 0 && 'text-ink-soft')}>{description}</p>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function Plate({ shown }: { shown: Wipe['before'] }) {
  return (
    <div className="wipe-frame overflow-hidden rounded-lg shadow-float">
      <ExhibitPicture
        shown={shown}
        narrow={`${shown.drawing}-narrow`}
        sizes="(min-width: 64rem) min(92vw, 95rem), (min-width: 33rem) 30rem, 92vw"
        className="exhibit-plate object-cover object-top"
      />
    </div>
  );
}
