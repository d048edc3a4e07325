import { FieldGroup } from '#app/ui/field.tsx';
import { contact } from '#content/contact.ts';
import type { LeadFormView } from '../forms/form-view.ts';
import { OptionTile } from '../forms/option-tile.tsx';

/** Step 2: what is wanted, for how much, by when. */
export function ScopeFields({ view: { values, fields } }: { view: LeadFormView }) {
  const labels = contact.fields;
  return (
    <>
      <FieldGroup id="projectTypes" label={labels.projectTypes} error={fields.projectTypes}>
        <div className="grid grid-cols-2 gap-2.5">
          {contact.projectTypes.map((option) => (
            <OptionTile
              key={option.id}
              type="checkbox"
              name="projectTypes"
              value={option.id}
              label={option.label}
              description={option.description}
              defaultChecked={values.projectTypes?.includes(option.id)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup id="budget" label={labels.budget} error={fields.budget}>
        <div className="grid grid-cols-2 gap-2.5">
          {contact.budgets.map((option) => (
            <OptionTile
              key={option.id}
              type="radio"
              name="budget"
              value={option.id}
              label={option.label}
              defaultChecked={values.budget?.includes(option.id)}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup id="timeline" label={labels.timeline} error={fields.timeline}>
        <div className="grid grid-cols-2 gap-2.5">
          {contact.timelines.map((option) => (
            <OptionTile
              key={option.id}
              type="radio"
              name="timeline"
              value={option.id}
              label={option.label}
              defaultChecked={values.timeline?.includes(option.id)}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
