import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { longestNotes } from '#domain/booking/owner-texts.ts';

/** The owner's own notes on a call. */
export function BookingNotes({ notes, busy }: { notes: string; busy: boolean }) {
  return (
    <Form method="post" className="grid max-w-[49rem] gap-3">
      <Field id="notes" label="Notes" hint="Only staff see them.">
        {(control) => (
          <Textarea {...control} name="notes" rows={3} maxLength={longestNotes} defaultValue={notes} />
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
