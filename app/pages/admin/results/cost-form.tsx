import { Form } from 'react-router';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type CostFormProps = {
  months: { month: string; words: string }[];
  campaigns: string[];
  failure: FormFailure | undefined;
  busy: boolean;
};

/** What one campaign cost in one month. */
export function CostForm({ months, campaigns, failure, busy }: CostFormProps) {
  const { fields = {}, values = {} } = failure ?? {};
  return (
    <Form
      method="post"
      noValidate
      aria-label="Cost of a campaign"
      className="grid gap-4 rounded-xl bg-sand p-5"
    >
      <Field id="month" label="Month" error={fields.month}>
        {(control) => (
          <Select {...control} name="month" defaultValue={values.month}>
            {months.map(({ month, words }) => (
              <option key={month} value={month}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label="Campaign"
        name="campaign"
        list="campaigns"
        autoComplete="off"
        defaultValue={values.campaign}
        error={fields.campaign}
      />
      <datalist id="campaigns">
        {campaigns.map((campaign) => (
          <option key={campaign} value={campaign} />
        ))}
      </datalist>
      <TextField
        label="Cost in pounds"
        name="pounds"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values.pounds}
        error={fields.pounds}
      />
      <div>
        <Button type="submit" disabled={busy}>
          Save the cost
        </Button>
      </div>
    </Form>
  );
}
