import type { LeadFormView } from '#app/pages/forms/form-view.ts';
import { PersonField } from '#app/pages/forms/person-field.tsx';
import { contact } from '#content/contact.ts';

/** Step 1: who asks, and how to answer them. */
export function YouFields({ view }: { view: LeadFormView }) {
  const labels = contact.fields;
  return (
    <>
      <PersonField kind="fullName" name="name" label={labels.name} required view={view} />
      <PersonField kind="email" label={labels.email} required view={view} />
      <PersonField kind="company" label={labels.company} required view={view} />
    </>
  );
}
