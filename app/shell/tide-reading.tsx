import { cx } from '#app/ui/cx.ts';
import { SeaFigure } from '#app/ui/tide-lines.tsx';
import { shore } from '#content/shore.ts';

/**
 * What a full sea shows, as a figure in large under what it is of: beside a report it was read as money otherwise. Like
 * `TideNow`, it is told to screen readers at the end of the page.
 */
export function TideReading({ className }: { className?: string }) {
  const { level, high } = shore.beside;
  return (
    <p aria-hidden="true" className={cx('figures text-right text-tide-deep leading-tight', className)}>
      <span className="block text-xs lg:text-sm">{shore.title}</span>
      <b className="display block text-2xl lg:text-4xl">
        <SeaFigure of="level" className="w-[1.3em]" /> {level}
      </b>
      <span className="block text-xs lg:text-sm">
        {high} <SeaFigure of="high" className="w-[2.75em]" />
      </span>
    </p>
  );
}
