import type { ReactNode } from 'react';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import type { LeadFormView } from './form-view.ts';
import type { Option } from './option-group.tsx';

type OptionSelectProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  hintBelow?: boolean;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: Option[];
  aside?: string | undefined;
  view: LeadFormView;
};

/** One answer out of a list, or none. */
export function OptionSelect({ name, placeholder, options, view, ...said }: OptionSelectProps) {
  return (
    <Field id={name} {...said} error={view.fields[name]}>
      {(control) => (
        <Select {...control} name={name} defaultValue={view.values[name]?.[0] ?? ''}>
          <option value="">{placeholder}</option>
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
