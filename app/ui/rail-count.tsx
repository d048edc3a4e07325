import { cx } from './cx.ts';

type RailCountProps = {
  /** Its place among them, from 0. */
  index: number;
  of: number;
  className?: string;
};

/** Which one this is, on a card of a row that is pushed along: a phone shows one of them and the edge of the next. */
export function RailCount({ index, of, className }: RailCountProps) {
  return (
    <span aria-hidden="true" className={cx('figures shrink-0 text-xs print:hidden', className)}>
      {index + 1}/{of}
    </span>
  );
}
