import { Chip, ChipGroup } from '#app/ui/choice.tsx';
import { FieldGroup } from '#app/ui/field.tsx';
import { quote } from '#content/quote.ts';
import type { LeadFormView } from '../forms/form-view.ts';
import { OptionTile } from '../forms/option-tile.tsx';

/** What it is, what it is for and what it must do. */
export function NeedFields({ view: { values, fields } }: { view: LeadFormView }) {
  return (
    <div className="grid grid-cols-1 gap-7">
      <FieldGroup id="projectType" label={quote.fields.projectType} error={fields.projectType}>
        <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-3">
          {quote.projectTypes.map((option) => (
            <OptionTile
              key={option.id}
              type="radio"
              name="projectType"
              value={option.id}
              label={option.label}
              defaultChecked={values.projectType?.includes(option.id)}
            />
          ))}
        </div>
      </FieldGroup>
      <Choices
        name="primaryGoals"
        label={quote.fields.primaryGoals}
        options={quote.goals}
        chosen={values.primaryGoals}
        error={fields.primaryGoals}
      />
      <Choices
        name="desiredFeatures"
        label={quote.fields.desiredFeatures}
        options={quote.features}
        chosen={values.desiredFeatures}
        error={fields.desiredFeatures}
      />
    </div>
  );
}

type ChoicesProps = {
  name: string;
  label: string;
  options: { id: string; label: string }[];
  chosen: string[] | undefined;
  error: string | undefined;
};

function Choices({ name, label, options, chosen, error }: ChoicesProps) {
  return (
    <FieldGroup id={name} label={label} error={error}>
      <ChipGroup>
        {options.map((option) => (
          <Chip
            key={option.id}
            name={name}
            value={option.id}
            label={option.label}
            defaultChecked={chosen?.includes(option.id)}
          />
        ))}
      </ChipGroup>
    </FieldGroup>
  );
}
