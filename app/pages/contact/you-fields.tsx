import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { contact } from '#content/contact.ts';
import type { LeadFormView } from '../forms/form-view.ts';

/** Step 1: whom to answer, and where. */
export function YouFields({ view: { values, fields } }: { view: LeadFormView }) {
  const labels = contact.fields;
  return (
    <>
      <Field id="name" label={labels.name} error={fields.name}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            autoCapitalize="words"
            required
            maxLength={100}
            defaultValue={values.name?.[0]}
          />
        )}
      </Field>
      <Field id="email" label={labels.email} error={fields.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={values.email?.[0]}
          />
        )}
      </Field>
      <Field id="company" label={labels.company} error={fields.company}>
        {(control) => (
          <TextInput
            {...control}
            name="company"
            autoComplete="organization"
            required
            maxLength={150}
            defaultValue={values.company?.[0]}
          />
        )}
      </Field>
    </>
  );
}
