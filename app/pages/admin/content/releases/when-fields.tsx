import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { Field, FieldGroup } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';

type Props = { values: Record<string, string>; error: string | undefined; today: string };

/** Now, or at a date and time of the office. */
export function WhenFields({ values, error, today }: Props) {
  const later = values.when === 'later';
  return (
    <FieldGroup id="at" label="When" error={error} className="at-moment">
      <ChipGroup>
        <Chip type="radio" name="when" value="now" label="Now" defaultChecked={!later} />
        <Chip type="radio" name="when" value="later" label="At a time" defaultChecked={later} />
      </ChipGroup>
      <div className="mt-4 hidden flex-wrap gap-4 [.at-moment:has([value=later]:checked)_&]:flex">
        <Field id="date" label="Date">
          {(control) => (
            <TextInput {...control} type="date" name="date" min={today} defaultValue={values.date} />
          )}
        </Field>
        <Field id="time" label="Time (UK)">
          {(control) => <TextInput {...control} type="time" name="time" defaultValue={values.time} />}
        </Field>
      </div>
    </FieldGroup>
  );
}
