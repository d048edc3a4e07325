import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts';
import { leadStatusWords } from './lead-status.tsx';

/** The form that changes how far staff are with a lead. */
export function LeadProgress({ status, busy }: { status: LeadStatus; busy: boolean }) {
  return (
    <Form method="post" key={status} className="flex flex-wrap items-end gap-3 rounded-xl bg-sand p-5 sm:p-6">
      <input type="hidden" name="intent" value="status" />
      <Field id="status" label="How far you are" className="grow">
        {(control) => (
          <Select {...control} name="status" defaultValue={status}>
            {leadStatuses.map((one) => (
              <option key={one} value={one}>
                {leadStatusWords[one]}
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
