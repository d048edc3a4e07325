import { cx } from '#app/ui/cx.ts';
import type { Moment } from './moment.ts';

type WhenProps = { at: Moment; dayOnly?: boolean; className?: string };

/** When something was, on one line. Its whole date is there for who points at it. */
export function When({ at, dayOnly = false, className }: WhenProps) {
  return (
    <time dateTime={at.iso} title={at.full} className={cx('figures whitespace-nowrap', className)}>
      {dayOnly ? at.day : `${at.day}, ${at.time}`}
    </time>
  );
}
