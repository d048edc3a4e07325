import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { type Option, OptionGroup } from '#app/pages/forms/option-group.tsx';
import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { FieldGroup } from '#app/ui/field.tsx';
import { quote } from '#content/quote.ts';

type NeedFieldsProps = { view: LeadFormView };

/** Kind, purpose and functions of the website. */
export function NeedFields({ view }: NeedFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-7">
      <OptionGroup
        name="projectType"
        label={quote.fields.projectType}
        options={quote.projectTypes}
        type="radio"
        wide
        view={view}
      />
      <Choices name="primaryGoals" options={quote.goals} view={view} />
      <Choices name="desiredFeatures" options={quote.features} view={view} />
    </div>
  );
}

type ChoicesProps = NeedFieldsProps & { name: 'primaryGoals' | 'desiredFeatures'; options: Option[] };

/** Short answers, any number of them, as chips. */
function Choices({ name, options, view: { values, fields } }: ChoicesProps) {
  return (
    <FieldGroup id={name} label={quote.fields[name]} error={fields[name]}>
      <ChipGroup>
        {options.map((option) => (
          <Chip
            key={option.id}
            name={name}
            value={option.id}
            label={option.label}
            defaultChecked={values[name]?.includes(option.id)}
          />
        ))}
      </ChipGroup>
    </FieldGroup>
  );
}
