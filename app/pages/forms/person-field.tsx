import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/text-field.tsx';
import type { LeadFormView } from './form-view.ts';

/** For each kind of answer about a person: autofill name, keyboard, and the length that the server allows. */
const kinds = {
  fullName: { autoComplete: 'name', autoCapitalize: 'words', maxLength: 100 },
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', maxLength: 60 },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', maxLength: 60 },
  email: { autoComplete: 'email', type: 'email', maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 40 },
  company: { autoComplete: 'organization', maxLength: 150 },
  // 'url' as a type would refuse an address without https://.
  website: { autoComplete: 'url', inputMode: 'url', maxLength: 300 },
} satisfies Record<string, ComponentProps<'input'>>;

type PersonFieldProps = {
  kind: keyof typeof kinds;
  /** The field's name in the form, where it differs from its kind. */
  name?: string;
  label: string;
  aside?: string;
  required?: boolean;
  view: LeadFormView;
};

/** One line about the person who writes: the same in every enquiry form but for its name and its label. */
export function PersonField({ kind, name = kind, view, ...rest }: PersonFieldProps) {
  return (
    <TextField
      name={name}
      error={view.fields[name]}
      defaultValue={view.values[name]?.[0]}
      {...kinds[kind]}
      {...rest}
    />
  );
}
