import { TideGauge } from '#app/shell/tide-gauge.tsx';
import { TideTag } from '#app/shell/tide-reading.tsx';
import { cx } from '#app/ui/cx.ts';
import { TideLines } from '#app/ui/tide-lines.tsx';

type FullSeaProps = {
  /** Ends in a bed of ink, for a band of ink below. */
  water?: boolean;
  /** With the moon itself, where there is sky for it. */
  moon?: boolean;
  /** With a lane beside the words, in which a reading rides on the surface: see `TideReading`. */
  lane?: boolean;
  /** With words over its whole width: lines are drawn at the staff alone, and no moon's path among them. */
  across?: boolean;
  /** With its height at the staff on phones, where words are `beside-staff`. */
  tag?: boolean;
  /** Where it lies, if not over all of what it stands in. */
  className?: string;
};

/**
 * The tide behind what stands here, with its staff at the right edge; at night, on wide screens, with a moon's path. Its
 * surface is drawn beside the words, never through them. Decorative.
 */
export function FullSea(props: FullSeaProps) {
  const {
    water = false,
    moon = false,
    lane = false,
    across = false,
    tag = false,
    className = 'inset-0',
  } = props;
  return (
    <div
      aria-hidden="true"
      className={cx('full-sea pointer-events-none absolute overflow-clip', lane && 'has-lane', className)}
    >
      <TideLines water={water} full className="sea-under text-tide/10 night:text-spray/10" />
      <TideGauge figures={lane} className="text-tide-deep" />
      <TideLines
        full
        className={cx('sea-beside text-tide/45 night:text-spray/40', across && 'sea-at-staff')}
      />
      {tag && <TideTag />}
      {moon && <span className="moon" />}
      {!across && <TideLines full className="moon-path hidden text-[oklch(0.9_0.06_85)] lg:night:block" />}
    </div>
  );
}
