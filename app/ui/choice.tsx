import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode };

/** One yes-or-no question with its sentence. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex items-start gap-3 py-1 text-sm leading-snug', className)}>
      <input
        type="checkbox"
        className="mt-[-0.1em] size-6 shrink-0 rounded-sm accent-tide aria-invalid:outline-2 aria-invalid:outline-danger"
        {...rest}
      />
      <span>{label}</span>
    </label>
  );
}

type ChipProps = Omit<ComponentProps<'input'>, 'children' | 'type'> & {
  label: ReactNode;
  /** `radio` when only one may be chosen. */
  type?: 'checkbox' | 'radio';
};

/** A native checkbox or radio button that looks like a tag. */
export function Chip({ label, type = 'checkbox', className, ...rest }: ChipProps) {
  return (
    <label
      className={cx(
        'relative inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-edge bg-foam px-4.5 font-medium text-sm',
        'transition-colors hover:border-ink has-[input:checked]:border-ink has-[input:checked]:bg-ink has-[input:checked]:text-chalk',
        'has-[input:disabled]:bg-sand has-[input:disabled]:opacity-60',
        className,
      )}
    >
      <input
        type={type}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-pill"
        {...rest}
      />
      {label}
    </label>
  );
}

type ChipGroupProps = { children: ReactNode; className?: string | undefined };

/** Chips that wrap; put it into a `FieldGroup`. */
export function ChipGroup({ children, className }: ChipGroupProps) {
  return <div className={cx('flex flex-wrap gap-2.5', className)}>{children}</div>;
}
