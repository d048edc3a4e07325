import { Form } from 'react-router';
import { personStatusWords } from '#app/pages/admin/people/person-status.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { type PersonStatus, personStatuses } from '#domain/people/status.ts';

type LeadProgressProps = { status: PersonStatus; ofPerson: boolean; busy: boolean };

/** The form that changes how far staff are with the sender of a lead; in quarantine it can only be spam. */
export function LeadProgress({ status, ofPerson, busy }: LeadProgressProps) {
  const choices = ofPerson ? personStatuses : (['new', 'spam'] as const);
  return (
    <Form method="post" key={status} className="flex flex-wrap items-end gap-3 rounded-xl bg-sand p-5 sm:p-6">
      <input type="hidden" name="intent" value="status" />
      <Field id="status" label="Progress" className="grow">
        {(control) => (
          <Select {...control} name="status" defaultValue={status}>
            {choices.map((one) => (
              <option key={one} value={one}>
                {personStatusWords[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" tone="outline" disabled={busy}>
        Save
      </Button>
    </Form>
  );
}
