import { TideGauge } from '#app/shell/tide-gauge.tsx';
import { TideReading } from '#app/shell/tide-reading.tsx';
import { cx } from '#app/ui/cx.ts';
import { TideLines } from '#app/ui/tide-lines.tsx';

type FullSeaProps = {
  /** With the moon itself, where there is sky for it. */
  moon?: boolean;
  /** With open sea between the words and a picture that ends before the staff: see `.beside-tide`. */
  lane?: boolean;
  /** With words over its whole width: its lines are drawn at the edges alone, and there is no moon's path. */
  across?: boolean;
  /** Beside a form, whose card ends with the page's column: a narrow margin has no reading. */
  slim?: boolean;
  /** It has room there nevertheless, since what stands beside it ends before. */
  flag?: boolean | undefined;
  /** The second sea of a page, of which the first is hidden while this one is seen. */
  again?: boolean;
  /** Where it lies, if not over all of what it stands in. Its bed is ink, for a band of ink below, or `--bed`. */
  className?: string;
};

/** Over all of what it stands in, whose edge it hides. */
export const toItsEdge = 'inset-x-0 top-0 -bottom-px';
/** The same, where the page goes on below. */
export const intoPage = `${toItsEdge} [--bed:var(--background-color-chalk)]`;

/**
 * The tide behind what stands here, with its staff and reading at the right edge; at night, on wide screens, with a moon's
 * path. Words lie across its water, which begins light, and its surface is drawn beside them, never through them. Decorative:
 * where a page is there to be read, whoever puts one says it in words, too (`TideNow`).
 */
export function FullSea(props: FullSeaProps) {
  const {
    moon = false,
    lane = false,
    across = false,
    slim = false,
    flag = false,
    again = false,
    className = 'inset-0',
  } = props;
  return (
    <>
      <div aria-hidden="true" className={cx('full-sea', lane && 'has-lane', slim && 'sea-slim', className)}>
        {/* Below the water, behind which it sets. */}
        {moon && <span className="moon" />}
        {/* Moves with the sea, since its units are those of the lines; one in what is hidden is none. */}
        <svg className="sea-under" aria-hidden="true">
          <linearGradient
            id={again ? 'sea-again' : 'sea-clear'}
            x2="0"
            y1="22"
            y2="95"
            gradientUnits="userSpaceOnUse"
          >
            <stop />
            <stop offset="1" />
          </linearGradient>
        </svg>
        <TideLines water full className={cx('sea-under', again && '[--sea-fill:url(#sea-again)]!')} />
        <TideGauge />
        <TideLines full className={cx('sea-beside', across && 'sea-at-staff')} />
        {!across && <TideLines full className="moon-path max-lg:hidden" />}
      </div>
      <TideReading className={className} slim={slim && !flag} again={again} />
    </>
  );
}
