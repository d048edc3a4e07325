import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';

type BookingNotesProps = { notes: string; error: string | undefined; busy: boolean };

/** The owner's own notes on a call. */
export function BookingNotes({ notes, error, busy }: BookingNotesProps) {
  return (
    <Form method="post" className="grid max-w-[49rem] gap-3">
      <Field id="notes" label="Notes" hint="Only staff see them." error={error}>
        {(control) => (
          <Textarea {...control} name="notes" rows={3} longest={longest.notes} defaultValue={notes} />
        )}
      </Field>
      <p>
        <Button type="submit" name="intent" value="notes" tone="outline" size="sm" disabled={busy}>
          Save notes
        </Button>
      </p>
    </Form>
  );
}
