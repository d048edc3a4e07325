import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { OptionGroup } from '#app/pages/forms/option-group.tsx';
import { SmallBudget } from '#app/pages/forms/small-budget.tsx';
import { contact } from '#content/contact.ts';

/** Step 2: service, budget and time. */
export function ScopeFields({ view }: { view: LeadFormView }) {
  const { fields: labels, projectTypes, budgets, timelines } = contact;
  return (
    <>
      <OptionGroup
        name="projectTypes"
        label={labels.projectTypes}
        options={projectTypes}
        type="checkbox"
        view={view}
      />
      <OptionGroup
        name="budget"
        label={labels.budget}
        hint={<SmallBudget form="contact" offerOpen={view.offerOpen} />}
        options={budgets}
        type="radio"
        // A range of prices stands on one line.
        columns={1}
        view={view}
      />
      <OptionGroup name="timeline" label={labels.timeline} options={timelines} type="radio" view={view} />
    </>
  );
}
