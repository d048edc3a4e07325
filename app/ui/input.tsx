import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const control =
  'block w-full rounded-md border-[1.5px] border-edge bg-foam px-4 text-base text-ink transition-colors ' +
  'placeholder:text-ink-soft hover:border-ink focus-visible:border-ink ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-wash disabled:bg-sand disabled:opacity-70';

/** In characters. Not `maxLength`, with which browsers cut what is pasted: the text is counted, and refused if longer. */
type Counted = { longest?: number };

type TextInputProps = Omit<ComponentProps<'input'>, 'maxLength'> & Counted;
type TextareaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & Counted;

/** A one-line text control; use it inside a `Field`. */
export function TextInput({ className, type = 'text', longest, ...rest }: TextInputProps) {
  return (
    <input
      type={type}
      data-longest={longest}
      className={cx(control, 'min-h-12.5 py-2.5', className)}
      {...rest}
    />
  );
}

export function Textarea({ className, rows = 5, longest, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      data-longest={longest}
      className={cx(control, 'field-sizing-content min-h-32 py-3', className)}
      {...rest}
    />
  );
}

/** The browser's own select, with our chevron. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cx(control, 'min-h-12.5 appearance-none py-2.5 pr-12', className)} {...rest}>
        {children}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink"
      />
    </span>
  );
}
