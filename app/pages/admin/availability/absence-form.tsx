import { Form } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { longest } from '#domain/forms/longest.ts';

type AbsenceFormProps = { today: string; failure: FormFailure | undefined; busy: boolean };

/** Blocks one date, several, or some hours of one. */
export function AbsenceForm({ today, failure, busy }: AbsenceFormProps) {
  const { fields = {}, values = {} } = failure ?? {};
  return (
    <Form method="post" noValidate className="grid content-start gap-5">
      <h2 className="text-xl">Block a date</h2>
      <Field id="date" label="Date" error={fields.date}>
        {(control) => (
          <TextInput {...control} name="date" type="date" min={today} defaultValue={values.date} />
        )}
      </Field>
      <Field
        id="until"
        label="Until"
        aside="Optional"
        hint="The last day, if it is more than one, such as a holiday."
        error={fields.until}
      >
        {(control) => (
          <TextInput {...control} name="until" type="date" min={today} defaultValue={values.until} />
        )}
      </Field>
      <FieldGroup
        id="hours"
        label="Part of the day"
        aside="Optional"
        hint="For one date: leave both empty for the whole day."
        error={fields.from ?? fields.to}
      >
        <div className="grid grid-cols-2 gap-3">
          <TextInput name="from" type="time" aria-label="From" defaultValue={values.from} />
          <TextInput name="to" type="time" aria-label="To" defaultValue={values.to} />
        </div>
      </FieldGroup>
      <Field id="reason" label="Reason" aside="Optional" hint="Only you see it." error={fields.reason}>
        {(control) => (
          <TextInput {...control} name="reason" longest={longest.reason} defaultValue={values.reason} />
        )}
      </Field>
      {fields.join && (
        <div className="grid gap-3 rounded-md border-beacon border-l-4 bg-beacon-wash p-4 text-sm">
          <p role="alert" className="font-medium">
            {fields.join}
          </p>
          <Checkbox name="join" value="yes" label="Make them one absence" />
        </div>
      )}
      <Button type="submit" disabled={busy}>
        Block date
      </Button>
    </Form>
  );
}
