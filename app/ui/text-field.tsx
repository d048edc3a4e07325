import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './input.tsx';

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, 'id' | 'children' | 'className'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'hintBelow' | 'error' | 'aside'> & { name: string };

/** One line of text under its label, named as it is sent. For anything else combine `Field` and a control. */
export function TextField({ label, hint, hintBelow, error, aside, ...input }: TextFieldProps) {
  return (
    <Field
      id={input.name}
      label={label}
      hint={hint}
      {...(hintBelow && { hintBelow })}
      error={error}
      aside={aside}
    >
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  );
}
