import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { OptionGroup } from '#app/pages/forms/option-group.tsx';
import { quote } from '#content/quote.ts';

type NeedFieldsProps = { view: LeadFormView };

/** Kind, purpose and functions of the website. */
export function NeedFields({ view }: NeedFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-7 lg:gap-8">
      <OptionGroup
        name="projectType"
        label={quote.fields.projectType}
        options={quote.projectTypes}
        type="radio"
        columns={3}
        beside
        view={view}
      />
      <OptionGroup
        name="primaryGoals"
        label={quote.fields.primaryGoals}
        options={quote.goals}
        type="checkbox"
        columns={3}
        beside
        view={view}
      />
      <OptionGroup
        name="desiredFeatures"
        label={quote.fields.desiredFeatures}
        options={quote.features}
        type="checkbox"
        columns={5}
        beside
        view={view}
      />
    </div>
  );
}
