import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { longestMessage } from '#domain/booking/owner-texts.ts';

/** The owner's words to the visitor, which go into the e-mail about a step. */
export function MessageField({ id, value }: { id: string; value: string | undefined }) {
  return (
    <Field id={id} label="Message to the visitor" aside="Optional">
      {(control) => (
        <Textarea {...control} name="message" rows={3} maxLength={longestMessage} defaultValue={value} />
      )}
    </Field>
  );
}
