import { TideGauge } from '#app/shell/tide-gauge.tsx';
import { TideReading } from '#app/shell/tide-reading.tsx';
import { cx } from '#app/ui/cx.ts';
import { TideLines } from '#app/ui/tide-lines.tsx';

type FullSeaProps = {
  /** Ends in a bed, of ink for a band of ink below; of `--bed` where the page goes on in another colour. */
  water?: boolean;
  /** With the moon itself, where there is sky for it. */
  moon?: boolean;
  /** With a lane beside the words, in which a large reading rides on the surface: see `.beside-tide`. */
  lane?: boolean;
  /** With words over its whole width: its lines are drawn at the edges alone, and there is no moon's path. */
  across?: boolean;
  /** Beside a form, whose card ends with the page's column: a narrow margin has no reading. */
  slim?: boolean;
  /** The second sea of a page. */
  again?: boolean;
  /** Where it lies, if not over all of what it stands in. */
  className?: string;
};

/** Without a bed: so far below what it lies in that the edge of that cuts it. */
export const belowItsBand = 'inset-x-0 top-0 -bottom-[16%]';

/**
 * The tide behind what stands here, with its staff and reading at the right edge; at night, on wide screens, with a moon's
 * path. Its surface is drawn beside the words, never through them. Decorative: where a page is there to be read, whoever
 * puts one says it in words, too (`TideNow`). Its water begins light, since words lie across its edge at one height or another.
 */
export function FullSea(props: FullSeaProps) {
  const {
    water = false,
    moon = false,
    lane = false,
    across = false,
    slim = false,
    again = false,
    className = water ? 'inset-0' : belowItsBand,
  } = props;
  // Where nothing but a form lies on it, its edge is sharp.
  const clear = across || !slim;
  return (
    <>
      <div aria-hidden="true" className={cx('full-sea', lane && 'has-lane', slim && 'sea-slim', className)}>
        {/* Below the water, behind which it sets. */}
        {moon && <span className="moon" />}
        {clear && !again && (
          // Moves with the sea, since its units are those of the lines.
          <svg className="sea-under" aria-hidden="true">
            <linearGradient id="sea-clear" x2="0" y1="22" y2="95" gradientUnits="userSpaceOnUse">
              <stop stopOpacity=".1" />
              <stop offset="1" />
            </linearGradient>
          </svg>
        )}
        <TideLines water={water} full className={cx('sea-under', clear && 'sea-clear')} />
        <TideGauge />
        <TideLines full className={cx('sea-beside', across && 'sea-at-staff')} />
        {!across && <TideLines full className="moon-path max-lg:hidden" />}
      </div>
      <TideReading className={className} wide={lane} slim={slim} again={again} />
    </>
  );
}
