import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { LeadFormView } from './form-view.ts';

type MessageFieldProps = {
  label: string;
  hint?: string;
  rows?: number;
  className?: string;
  view: LeadFormView;
};

/** The message of a form that cannot be sent without one. */
export function MessageField({ label, hint, rows, className, view }: MessageFieldProps) {
  return (
    <Field id="message" label={label} {...(hint && { hint })} error={view.fields.message}>
      {(control) => (
        <Textarea
          {...control}
          name="message"
          required
          {...(rows && { rows })}
          className={className}
          longest={longest.message}
          defaultValue={view.values.message?.[0]}
        />
      )}
    </Field>
  );
}
