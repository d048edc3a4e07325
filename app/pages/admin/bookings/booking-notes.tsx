import { Form } from 'react-router';
import { useHeldForm } from '#app/pages/admin/parts/use-held-form.ts';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';

type BookingNotesProps = { notes: string; seen: string; failure: FormFailure | undefined; busy: boolean };

/** The owner's own notes on a call. */
export function BookingNotes({ notes, seen: seenNow, failure, busy }: BookingNotesProps) {
  const { key, seen, on, meanwhile } = useHeldForm({ saved: { notes }, seen: seenNow, failure });
  return (
    <Form method="post" {...on} className="grid max-w-[49rem] gap-3">
      <input type="hidden" name="seen" value={seen} />
      <Field
        id="notes"
        label="Notes"
        hint={meanwhile('notes') ?? 'Only staff see them.'}
        error={failure?.fields.notes}
      >
        {(control) => (
          // Another text beside what goes with it: never an old one that would pass as seen.
          <Textarea
            {...control}
            key={key}
            name="notes"
            rows={3}
            longest={longest.notes}
            // What is saved takes the place of what stands here: letters typed meanwhile would go with it.
            readOnly={busy}
            defaultValue={failure?.values.notes ?? notes}
          />
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
