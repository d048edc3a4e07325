import { cx } from '#app/ui/cx.ts';
import { imageAlt } from '#content/alt.ts';
import { Drawing } from './drawing.tsx';

type DayAndNightProps = {
  name: keyof typeof imageAlt;
  /** If not what is said of it wherever it stands. */
  alt?: string;
  /** What is there instead on phones. */
  low?: string;
  /** It is in view when the page opens. */
  first?: boolean;
  sizes: string;
  className?: string;
};

/** A drawing by day, and at night the one that is called the same `-night`: the one that is not shown is not fetched. */
export function DayAndNight({ name, alt = imageAlt[name], low, first, sizes, className }: DayAndNightProps) {
  return ['', '-night'].map((when) => (
    <Drawing
      key={when}
      name={`${name}${when}`}
      alt={alt}
      sizes={sizes}
      {...(first && { priority: 'if-shown' })}
      className={cx(className, when ? 'hidden night:block' : 'night:hidden')}
      {...(low && { instead: { name: `${low}${when}`, media: '(width < 40rem)' } })}
    />
  ));
}
