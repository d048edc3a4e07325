import { cx } from '#app/ui/cx.ts';
import { SeaFigure } from '#app/ui/tide-lines.tsx';
import { shore } from '#content/shore.ts';

/**
 * What the lines above, or the water here, do, and why they are here: said wherever a full sea stands, beside a small staff
 * as its key. Its figures stand at the end of the page, which alone changes by the minute; there a screen reader is told
 * them, too.
 */
export function TideNow({ on, className }: { on: 'land' | 'water'; className?: string }) {
  const { lines, below, why, level, high, low } = shore.beside;
  return (
    <p aria-hidden="true" className={cx('tide-now', on === 'water' && 'text-spray', className)}>
      <b className="display">
        {on === 'land' ? below : lines}{' '}
        <span className="whitespace-nowrap">
          <SeaFigure of="level" /> {level} <span className="rises">{shore.rising}</span>
          <span className="falls">{shore.falling}</span>
        </span>
      </b>
      {why}{' '}
      <span className="whitespace-nowrap">
        <span className="rises">{high}</span>
        <span className="falls">{low}</span> <SeaFigure of="next" />
      </span>
    </p>
  );
}
