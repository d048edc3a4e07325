import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { holdsAny } from '#app/pages/forms/more-fields.tsx';
import { PersonField } from '#app/pages/forms/person-field.tsx';
import { PhoneFold } from '#app/ui/phone-fold.tsx';
import { quote } from '#content/quote.ts';
import { say } from '#content/say.ts';

/** Who asks. Only the first two are needed, and they alone say so; on phones the others are folded away unless one holds something. */
export function YouFields({ view }: { view: LeadFormView }) {
  const labels = quote.fields;
  const required = say('Required');
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
      <PersonField kind="fullName" label={labels.fullName} aside={required} required view={view} />
      <PersonField kind="email" label={labels.email} aside={required} required view={view} />
      <PhoneFold
        label={say('Phone, company and website')}
        open={holdsAny(['phone', 'companyName', 'companyWebsite'], view)}
        className="max-md:border-sand-deep max-md:border-t sm:col-span-2"
      >
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 max-md:pb-5 sm:grid-cols-2">
          <PersonField kind="phone" label={labels.phone} view={view} />
          <PersonField kind="company" name="companyName" label={labels.companyName} view={view} />
          <div className="sm:col-span-2">
            <PersonField kind="website" name="companyWebsite" label={labels.companyWebsite} view={view} />
          </div>
        </div>
      </PhoneFold>
    </div>
  );
}
