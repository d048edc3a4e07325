import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { PersonField } from '#app/pages/forms/person-field.tsx';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';

/** Who asks. Only the first two are needed. */
export function YouFields({ view }: { view: LeadFormView }) {
  const labels = quote.fields;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:pt-1.5">
      <PersonField kind="fullName" label={labels.fullName} required view={view} />
      <PersonField kind="email" label={labels.email} required view={view} />
      {/* Said once for all three, to those who hear it as well. */}
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-3 flex w-full items-center gap-3 text-ink-soft text-sm after:h-px after:grow after:bg-sand-deep">
          {say('Optional')}
        </legend>
        <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
          <PersonField kind="phone" label={labels.phone} view={view} />
          <PersonField kind="company" name="companyName" label={labels.companyName} view={view} />
          <PersonField kind="website" name="companyWebsite" label={labels.companyWebsite} view={view} />
        </div>
      </fieldset>
    </div>
  );
}
