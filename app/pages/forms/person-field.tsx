import type { ComponentProps } from 'react';
import type { TextInput } from '#app/ui/input.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { longest } from '#domain/forms/longest.ts';
import type { LeadFormView } from './form-view.ts';

/** For each kind of answer about a person: autofill name, keyboard, and the length that the server allows. */
const kinds = {
  fullName: { autoComplete: 'name', autoCapitalize: 'words', longest: longest.name },
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', longest: longest.partOfName },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', longest: longest.partOfName },
  email: { autoComplete: 'email', type: 'email', longest: longest.email },
  phone: { autoComplete: 'tel', type: 'tel', longest: longest.phone },
  company: { autoComplete: 'organization', longest: longest.company },
  // 'url' as a type would refuse an address without https://.
  website: { autoComplete: 'url', inputMode: 'url', longest: longest.website },
} satisfies Record<string, ComponentProps<typeof TextInput>>;

type PersonFieldProps = {
  kind: keyof typeof kinds;
  /** The field's name in the form, where it differs from its kind. */
  name?: string;
  label: string;
  hint?: string;
  /** The hint under the line, where the one beside it has none. */
  hintBelow?: boolean;
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
