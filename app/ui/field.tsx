import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** The attributes that a control gets from its field. */
type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The hint under the control, where controls beside it have none: all stand in one row. */
  hintBelow?: boolean;
  /** One message; several are joined by the caller. */
  error?: string | null | undefined;
  /** Shown while the value is good and there is no error. */
  success?: string | null | undefined;
  /** Text at the right of the label, for instance 'Optional' or a counter. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/**
 * One labelled control with its hint and its message. It makes the ids that connect them, so that no form repeats
 * this.
 */
export function Field(props: FieldProps) {
  const { id, label, hint, hintBelow = false, error, success, aside, className, children } = props;
  const describedBy = describedByIds(id, {
    hint: Boolean(hint),
    error: Boolean(error),
    success: Boolean(success),
  });
  const said = hint && (
    <p id={`${id}-hint`} className="text-ink-soft text-sm">
      {hint}
    </p>
  );
  return (
    <div data-answer-slot={id} className={cx('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-sm">
          {label}
        </label>
        {aside && <span className="text-ink-soft text-xs">{aside}</span>}
      </div>
      {!hintBelow && said}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hintBelow && said}
      <FieldAnswer id={id} error={error} success={success} />
    </div>
  );
}

type GroupProps = Omit<FieldProps, 'children' | 'label' | 'hintBelow'> & {
  label: ReactNode;
  children: ReactNode;
};

/** Several controls that answer one question: chips, checkboxes, radio buttons. */
export function FieldGroup({ id, label, hint, error, success, aside, className, children }: GroupProps) {
  const describedBy = describedByIds(id, {
    hint: Boolean(hint),
    error: Boolean(error),
    success: Boolean(success),
  });
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy}
      className={cx(
        'relative min-w-0',
        // One mark for the question, not one for each of its answers.
        'before:absolute before:inset-y-0 before:-left-3 before:w-[3px] before:rounded-pill before:bg-danger not-has-[[id$=-error]]:before:hidden sm:before:-left-5',
        className,
      )}
    >
      <legend className="mb-2 w-full font-semibold text-sm">
        <span className="flex items-baseline justify-between gap-4">
          <span>{label}</span>{' '}
          {aside && <span className="whitespace-nowrap font-normal text-ink-soft text-xs">{aside}</span>}
        </span>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {children}
      <div data-answer-slot={id} className="mt-1.5 empty:mt-0">
        <FieldAnswer id={id} error={error} success={success} />
      </div>
    </fieldset>
  );
}

type AnswerProps = { id: string; error?: string | null | undefined; success?: string | null | undefined };

function FieldAnswer({ id, error, success }: AnswerProps) {
  if (error) {
    return (
      <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 font-medium text-danger text-sm">
        <Icon name="warning" className="mt-[0.15em]" />
        {error}
      </p>
    );
  }
  if (success) {
    return (
      <p id={`${id}-success`} className="flex items-start gap-1.5 font-medium text-sm text-success">
        <Icon name="check" className="mt-[0.15em]" />
        {success}
      </p>
    );
  }
  return null;
}

function describedByIds(
  id: string,
  parts: { hint: boolean; error: boolean; success: boolean },
): string | undefined {
  const ids = [
    parts.hint && `${id}-hint`,
    parts.error && `${id}-error`,
    !parts.error && parts.success && `${id}-success`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
