import { cx } from '#app/ui/cx.ts';
import { SeaFigure } from '#app/ui/tide-lines.tsx';
import { shore } from '#content/shore.ts';

/**
 * What the lines above, or the water here, do: one line, said wherever a full sea stands. Its figures stand at the end of
 * the page, which alone changes by the minute; there a screen reader is told them, too.
 */
export function TideNow({ on, className }: { on: 'land' | 'water'; className?: string }) {
  const { lines, below, level, high, low } = shore.beside;
  const [words, figure] = {
    land: ['text-ink-soft', 'text-tide-deep'],
    water: ['text-sand-deep', 'text-spray'],
  }[on];
  const bold = cx('whitespace-nowrap font-semibold', figure);
  return (
    <p aria-hidden="true" className={cx('figures text-sm', words, className)}>
      {on === 'land' ? below : lines}{' '}
      <b className={bold}>
        <SeaFigure of="level" className="w-[1.5em]" /> {level}{' '}
        <i className="rises not-italic">{shore.rising}</i>
        <i className="falls not-italic">{shore.falling}</i>
      </b>
      , <span className="rises">{high}</span>
      <span className="falls">{low}</span>{' '}
      <b className={bold}>
        <SeaFigure of="next" className="w-[2.75em]" />
      </b>
    </p>
  );
}
