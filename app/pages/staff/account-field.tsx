import type { ComponentProps } from 'react';
import type { FormFailure } from '#app/pages/form-failure.ts';
import { TextField } from '#app/ui/text-field.tsx';

const kinds = {
  name: { label: 'Your name', autoComplete: 'name' },
  email: { label: 'Email address', type: 'email', autoComplete: 'username' },
  password: { label: 'Password', type: 'password', autoComplete: 'current-password' },
  current: { label: 'Your password now', type: 'password', autoComplete: 'current-password' },
  newPassword: {
    label: 'Password',
    hint: 'At least 12 characters.',
    type: 'password',
    autoComplete: 'new-password',
  },
  code: {
    label: 'Code from your app',
    hint: 'Six digits, new every half minute.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery: { label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  repeat: { label: 'The same password again', type: 'password', autoComplete: 'new-password' },
} satisfies Record<string, Partial<ComponentProps<typeof TextField>>>;

type AccountFieldProps = {
  kind: keyof typeof kinds;
  /** Where the usual one does not tell it from another field of the page. */
  label?: string;
  /** Why the form was refused; the first field named in it takes the focus. */
  failure: FormFailure | undefined;
};

/** A field of a staff account, with the same label and attributes on every form. */
export function AccountField({ kind, label, failure }: AccountFieldProps) {
  const name = kind === 'newPassword' ? 'password' : kind;
  return (
    <TextField
      name={name}
      error={failure?.fields[name]}
      defaultValue={failure?.values[name]}
      // A refused form comes back as a new page: without scripts only `autofocus` can move the focus.
      autoFocus={failure && Object.keys(failure.fields)[0] === name}
      {...kinds[kind]}
      {...(label && { label })}
    />
  );
}
