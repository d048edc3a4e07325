import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { SmallBudget } from '#app/pages/forms/small-budget.tsx';
import { quote } from '#content/quote.ts';
import { QuoteSelect } from './quote-select.tsx';

/** Size, time and budget. */
export function ScopeFields({ view }: { view: LeadFormView }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
      <QuoteSelect name="numberOfPages" options={quote.pageCounts} view={view} />
      <QuoteSelect name="targetLaunchDate" options={quote.launchDates} view={view} />
      <QuoteSelect
        name="budget"
        options={quote.budgets}
        hint={<SmallBudget form="quote" offerOpen={view.offerOpen} />}
        hintBelow
        view={view}
      />
    </div>
  );
}
