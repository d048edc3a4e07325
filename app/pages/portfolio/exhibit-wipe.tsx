import { ContentPicture } from '#app/pages/shared/content-picture.tsx';
import { Drawing } from '#app/pages/shared/drawing.tsx';
import { cx } from '#app/ui/cx.ts';
import { portfolioText } from '#content/portfolio.ts';
import type { CaseStudy } from '#content/schema/case-study.ts';
import { type BeforeAfter, hasNarrow } from '#content/schema/exhibit.ts';
import { ExhibitPicture } from './exhibit-picture.tsx';

type ExhibitWipeProps = {
  exhibit: BeforeAfter;
  /** What happened on each of the pages. */
  execution?: CaseStudy['execution'] | undefined;
};

/**
 * One page before, and the page that took its place, each with its own words below it: beside each other, or one wiping
 * over the other (portfolio.css). On phones the later one wipes over the earlier where it stands itself; two without
 * words of their own stand below each other there, as far as their first words go.
 */
export function ExhibitWipe({ exhibit, execution }: ExhibitWipeProps) {
  const { before, after } = portfolioText.study;
  const split = !execution;
  return (
    <div className="exhibit">
      <div className="wipe mt-7 grid gap-10 sm:mt-9 sm:gap-14 sm:grid-cols-2 sm:gap-x-8 lg:gap-x-14">
        <Side
          shown={exhibit.before}
          called={before}
          told={execution?.before}
          {...(split && { className: 'wipe-split' })}
        />
        <Side
          shown={exhibit.after}
          called={after}
          told={execution?.after}
          over={exhibit.before}
          {...(split && { className: 'wipe-split' })}
        />
        <div aria-hidden="true" className="wipe-hold wipe-track pointer-events-none hidden">
          <div className="wipe-page overflow-hidden pt-9">
            <div className="wipe-edge relative aspect-[8/5] border-(--case-accent) border-l-4">
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
    </div>
  );
}

type SideProps = {
  shown: BeforeAfter['before'];
  called: string;
  told: CaseStudy['execution']['before'] | undefined;
  /** What the later page wipes over on phones, where it stands below: the earlier one once more, and nothing to be read out. */
  over?: BeforeAfter['before'] | undefined;
  className?: string;
};

function Side({ shown, called, told, over, className }: SideProps) {
  const later = over !== undefined;
  return (
    <div className={cx('wipe-side', later && 'wipe-later', className)}>
      <div className="wipe-hold">
        <div className="wipe-page">
          <p className="wipe-label mb-3 font-semibold">{shown.called ?? called}</p>
          <div className="wipe-frame relative overflow-hidden rounded-lg shadow-float">
            {over && <Under shown={over} />}
            <ExhibitPicture
              shown={shown}
              narrow={hasNarrow(shown.drawing) ? `${shown.drawing}-narrow` : undefined}
              sizes="(min-width: 64rem) min(92vw, 95rem), (min-width: 40rem) 46vw, 92vw"
              className={cx('exhibit-plate object-cover object-top', later && 'wipe-over')}
            />
          </div>
        </div>
      </div>
      {told && (
        <div
          className={cx(
            'wipe-told mt-7 border-t-[3px] pt-4',
            later ? 'border-(--case-rule)' : 'border-sand-deep',
          )}
        >
          <h3 className="text-xl">{told.title}</h3>
          <p className={cx('mt-3 max-w-[34em]', !later && 'text-ink-soft')}>{told.description}</p>
        </div>
      )}
    </div>
  );
}

/** A page as phones have it, below the one that takes its place. */
function Under({ shown: { drawing, picture } }: { shown: BeforeAfter['before'] }) {
  const look = { sizes: '92vw', className: 'wipe-under exhibit-plate object-cover object-top' };
  if (picture) return <ContentPicture picture={picture} decorative {...look} />;
  const name = hasNarrow(drawing) ? `${drawing}-narrow` : drawing;
  return <Drawing name={name} alt="" {...look} />;
}
