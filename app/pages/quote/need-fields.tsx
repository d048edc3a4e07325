import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { OptionGroup } from '#app/pages/forms/option-group.tsx';
import { quote } from '#content/quote.ts';

type NeedFieldsProps = { view: LeadFormView };

/** The easiest question, which opens the form. */
export function KindField({ view }: NeedFieldsProps) {
  return (
    <OptionGroup
      name="projectType"
      label={<span className="display mb-3 block text-balance text-2xl">{quote.fields.projectType}</span>}
      options={quote.projectTypes}
      type="radio"
      columns={1}
      view={view}
    />
  );
}

/** Purpose and functions of the website. */
export function NeedFields({ view }: NeedFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-7 lg:gap-8">
      <OptionGroup
        name="primaryGoals"
        label={quote.fields.primaryGoals}
        options={quote.goals}
        type="checkbox"
        columns={3}
        view={view}
      />
      <OptionGroup
        name="desiredFeatures"
        label={quote.fields.desiredFeatures}
        options={quote.features}
        type="checkbox"
        columns={3}
        view={view}
      />
    </div>
  );
}
