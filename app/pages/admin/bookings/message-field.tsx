import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';

type MessageFieldProps = { id: string; value: string | undefined; error: string | undefined };

/** The owner's words to the visitor, which go into the e-mail about a step. */
export function MessageField({ id, value, error }: MessageFieldProps) {
  return (
    <Field id={id} label="Message to the visitor" aside="Optional" error={error}>
      {(control) => (
        <Textarea {...control} name="message" rows={3} longest={longest.ownersMessage} defaultValue={value} />
      )}
    </Field>
  );
}
