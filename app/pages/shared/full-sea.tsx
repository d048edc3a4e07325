import { TideGauge } from '#app/shell/tide-gauge.tsx';
import { cx } from '#app/ui/cx.ts';
import { TideLines } from '#app/ui/tide-lines.tsx';

type FullSeaProps = {
  /** Ends in a bed of ink, for a band of ink below. */
  water?: boolean;
  /** With the moon itself, where there is sky for it. */
  moon?: boolean;
  /** Under words that cross its surface: that is faint, too, and all lines are strong only to the right of the words. */
  calm?: boolean;
  /** With words over its whole width, so that no moon's path lights lines among them. */
  across?: boolean;
  /** Where it lies, if not over all of what it stands in. */
  className?: string;
};

/** The tide behind what stands here, with its staff at the right edge; at night, on wide screens, with a moon's path. Decorative. */
export function FullSea(props: FullSeaProps) {
  const { water = false, moon = false, calm = false, across = false, className = 'inset-0' } = props;
  // Wider than a phone, where the swell would be steep; it ends at the staff all the same.
  const lines = 'absolute top-0 right-0 h-full w-full max-sm:w-[230%]';
  return (
    <div aria-hidden="true" className={cx('pointer-events-none absolute overflow-clip', className)}>
      {calm && <TideLines full className={cx(lines, 'sea-beside text-tide/35 night:text-spray/30')} />}
      <TideLines
        water={water}
        full
        className={cx(
          lines,
          'sea-shown',
          calm ? 'text-tide/10 night:text-spray/10' : 'sea-faint text-tide/35 night:text-spray/30',
        )}
      />
      {moon && <span className="moon" />}
      {!across && (
        <TideLines full className={cx(lines, 'moon-path hidden text-[oklch(0.9_0.06_85)] lg:night:block')} />
      )}
      <TideGauge className="absolute inset-y-0 right-0 h-full text-tide-deep" />
    </div>
  );
}
