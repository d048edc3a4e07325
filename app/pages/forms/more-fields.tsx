import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { LeadFormView } from './form-view.ts';

type MoreFieldsProps = {
  label: string;
  /** Whether one of them holds something, or has to be corrected: then they stand open. */
  open: boolean;
  children: ReactNode;
  className?: string;
};

/** Fields that may be left out, behind one line. */
export function MoreFields({ label, open, children, className }: MoreFieldsProps) {
  return (
    <details open={open} className={cx('group/more border-sand-deep border-y', className)}>
      <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-semibold text-sm hover:text-tide">
        {label}
        <Icon name="chevron" className="transition-transform duration-200 group-open/more:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-6 sm:grid-cols-2">{children}</div>
    </details>
  );
}

/** Whether a form came back with something in one of these fields, or with something against it. */
export const holdsAny = (names: readonly string[], { values, fields }: LeadFormView): boolean =>
  names.some((name) => values[name]?.[0] || fields[name]);
