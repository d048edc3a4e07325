import { Form } from 'react-router';
import { type Choice, Choices } from '#app/pages/admin/parts/choices.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TextInput } from '#app/ui/input.tsx';
import type { Comparison, Period } from '#domain/results/period.ts';

type PeriodPickerProps = {
  choices: Choice[];
  comparisons: Choice[];
  comparison: Comparison;
  period: Period;
};

/** Which days are shown, and what they are compared with: links, and a plain form for any two dates. */
export function PeriodPicker({ choices, comparisons, comparison, period }: PeriodPickerProps) {
  return (
    <div className="mb-7 grid gap-2">
      <nav aria-label="Period" className="-mx-1">
        <Choices label="Period" choices={choices} />
      </nav>
      <nav aria-label="Compared with" className="-mx-1 flex flex-wrap items-center gap-x-2">
        <span className="px-1 text-ink-soft text-sm">Compared with</span>
        <Choices label="Compared with" choices={comparisons} />
      </nav>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-medium text-sm">
          Other dates
          <Icon name="chevron" />
        </summary>
        <Form
          key={`${period.from} ${period.to}`}
          method="get"
          action="/admin/results"
          aria-label="Other dates"
          className="mt-2 grid max-w-[40rem] items-end gap-4 rounded-xl bg-sand p-5 sm:grid-cols-[1fr_1fr_auto]"
        >
          <input type="hidden" name="period" value="dates" />
          {comparison !== 'before' && <input type="hidden" name="compare" value={comparison} />}
          <DateField name="from" label="From" date={period.from} />
          <DateField name="to" label="Until" date={period.to} />
          <Button type="submit">Show</Button>
        </Form>
      </details>
    </div>
  );
}

function DateField({ name, label, date }: { name: string; label: string; date: string }) {
  return (
    <Field id={`dates-${name}`} label={label}>
      {(control) => <TextInput {...control} name={name} type="date" defaultValue={date} required />}
    </Field>
  );
}
