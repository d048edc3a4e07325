import { Form } from 'react-router';
import { useHeldForm } from '#app/pages/admin/parts/use-held-form.ts';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select, Textarea } from '#app/ui/input.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';
import { personStatuses } from '#domain/people/status.ts';
import { inPence } from '#domain/people/value.ts';
import { personStatusWords } from './person-status.tsx';
import type { PersonView } from './person-view.ts';

type StatusFormProps = { person: PersonView['person']; failure: FormFailure | undefined; busy: boolean };

/** How far we are with somebody, what it is worth, and why it was won or lost. */
export function StatusForm({ person, failure, busy }: StatusFormProps) {
  const typed = failure?.values ?? {};
  const errors = failure?.fields ?? {};
  const value = person.value_pence === null ? '' : inPence(person.value_pence);
  const asks = (person.status === 'won' || person.status === 'lost') && !person.status_reason;
  const { key, seen, on, meanwhile } = useHeldForm({
    saved: { status: person.status, reason: person.status_reason, value },
    ...{ seen: String(person.updated_at), failure },
  });
  return (
    <Form
      method="post"
      key={key}
      {...on}
      noValidate
      className="grid gap-4 rounded-xl bg-foam p-5 shadow-line sm:p-6"
    >
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="seen" value={seen} />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          id="status"
          label="Status"
          hint={meanwhile('status', personStatusWords[person.status])}
          error={errors.status}
        >
          {(control) => (
            <Select {...control} name="status" defaultValue={typed.status ?? person.status}>
              {personStatuses.map((one) => (
                <option key={one} value={one}>
                  {personStatusWords[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          name="value"
          label="Value"
          inputMode="decimal"
          placeholder="£"
          hint={meanwhile('value')}
          error={errors.value}
          defaultValue={typed.value ?? value}
        />
      </div>
      <Field
        id="reason"
        label="Reason"
        aside="Optional"
        hint={
          meanwhile('reason') ??
          (asks
            ? `Why was it ${person.status}? A few words help with the next one.`
            : 'Why it was won or lost, in a few words.')
        }
        error={errors.reason}
      >
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={2}
            className="min-h-20"
            longest={longest.ownersMessage}
            defaultValue={typed.reason ?? person.status_reason}
          />
        )}
      </Field>
      <p>
        <Button type="submit" tone="outline" size="sm" disabled={busy}>
          Save status
        </Button>
      </p>
    </Form>
  );
}
