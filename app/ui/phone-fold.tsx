import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type PhoneFoldProps = {
  /** The line that opens it, which is on phones alone: where it is a title, one of class `fold-title` stands within. */
  label: ReactNode;
  open?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * The rest of a list, behind one line on phones. Wider screens and paper have it open (theme.css), a search on the page
 * opens it, and no script is needed.
 */
export function PhoneFold({ label, open = false, children, className }: PhoneFoldProps) {
  return (
    <details open={open} className={cx('phone-fold print-open group/fold', className)}>
      <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-semibold print:hidden">
        {label}
        <Icon name="chevron" className="transition-transform duration-200 group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

type FirstFewProps<Item> = {
  items: readonly Item[];
  /** How many stand open on a phone. */
  open: number;
  label: (rest: readonly Item[]) => string;
  /** What each is called: the line that opens them names them, so that nobody has to open it to know. */
  name?: (item: Item) => string;
  /** Of the fold. */
  className?: string;
  /** Draws some of them; `from` is the place of their first among all. */
  children: (some: readonly Item[], from: number) => ReactNode;
};

/** A list of which a phone shows the first few, and the others behind a fold where there are any. */
export function FirstFew<Item>({ items, open, label, name, className, children }: FirstFewProps<Item>) {
  const rest = items.slice(open);
  return (
    <>
      {children(items.slice(0, open), 0)}
      {rest.length > 0 && (
        <PhoneFold
          label={name ? <Named label={label(rest)} names={rest.map(name)} /> : label(rest)}
          {...(className && { className })}
        >
          {children(rest, open)}
        </PhoneFold>
      )}
    </>
  );
}

const Named = ({ label, names }: { label: string; names: readonly string[] }) => (
  <span>
    {label}
    <span className="mt-1 block font-normal text-sm">{names.join('\u00a0· ')}</span>
  </span>
);
