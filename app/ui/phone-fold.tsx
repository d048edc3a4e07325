import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type PhoneFoldProps = { label: string; children: ReactNode; className?: string };

/**
 * The rest of a list, behind one line on phones. Wider screens and paper have it open (theme.css), a search on the page
 * opens it, and no script is needed.
 */
export function PhoneFold({ label, children, className }: PhoneFoldProps) {
  return (
    <details className={cx('phone-fold print-open group/fold', className)}>
      <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-semibold print:hidden">
        {label}
        <Icon name="chevron" className="transition-transform duration-200 group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
