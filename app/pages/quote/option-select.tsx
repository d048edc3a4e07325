import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { quote } from '#content/quote.ts';
import type { LeadFormView } from '../forms/form-view.ts';

type OptionSelectProps = {
  name: 'numberOfPages' | 'targetLaunchDate' | 'budget' | 'howDidYouHear';
  options: { id: string; label: string }[];
  view: LeadFormView;
};

/** One answer out of a list, or none. */
export function OptionSelect({ name, options, view: { values, fields } }: OptionSelectProps) {
  return (
    <Field id={name} label={quote.fields[name]} error={fields[name]}>
      {(control) => (
        <Select {...control} name={name} defaultValue={values[name]?.[0] ?? ''}>
          <option value="">{quote.fields.choose}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
