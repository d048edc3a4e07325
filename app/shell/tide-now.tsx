import { cx } from '#app/ui/cx.ts';
import { SeaFigure } from '#app/ui/tide-lines.tsx';
import { shore } from '#content/shore.ts';

/**
 * What the lines above do, in one line. Its figures stand at the end of the page, which alone changes by the minute;
 * there a screen reader is told them, too.
 */
export function TideNow({ className }: { className?: string }) {
  const { lines, level, high } = shore.beside;
  return (
    <p aria-hidden="true" className={cx('figures text-sand-deep text-sm', className)}>
      {lines}{' '}
      <b className="whitespace-nowrap font-semibold text-spray">
        <SeaFigure of="level" className="w-[1.5em]" /> {level}
      </b>
      , {high}{' '}
      <b className="whitespace-nowrap font-semibold text-spray">
        <SeaFigure of="high" className="w-[2.75em]" />
      </b>
    </p>
  );
}
