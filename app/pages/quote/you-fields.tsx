import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { PersonField } from '#app/pages/forms/person-field.tsx';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';

/** Who asks. Only the first two are needed. */
export function YouFields({ view }: { view: LeadFormView }) {
  const labels = quote.fields;
  const optional = say('Optional');
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:pt-1.5">
      <PersonField kind="fullName" label={labels.fullName} required view={view} />
      <PersonField kind="email" label={labels.email} required view={view} />
      <PersonField kind="phone" label={labels.phone} aside={optional} view={view} />
      <PersonField
        kind="company"
        name="companyName"
        label={labels.companyName}
        aside={optional}
        view={view}
      />
      <div className="sm:col-span-2">
        <PersonField
          kind="website"
          name="companyWebsite"
          label={labels.companyWebsite}
          aside={optional}
          view={view}
        />
      </div>
    </div>
  );
}
