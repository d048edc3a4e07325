import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { Field } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import { quote } from '#content/quote.ts';
import { longest } from '#domain/forms/longest.ts';
import { QuoteSelect } from './quote-select.tsx';

/** The project in the visitor's words, and how they came here. */
export function DetailFields({ view }: { view: LeadFormView }) {
  const { values, fields } = view;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field id="projectDetails" label={quote.fields.projectDetails} error={fields.projectDetails}>
        {(control) => (
          <Textarea
            {...control}
            name="projectDetails"
            longest={longest.message}
            placeholder={quote.fields.projectDetailsPlaceholder}
            defaultValue={values.projectDetails?.[0]}
          />
        )}
      </Field>
      <div className="grid sm:grid-cols-2">
        <QuoteSelect name="howDidYouHear" options={quote.heardVia} view={view} />
      </div>
    </div>
  );
}
