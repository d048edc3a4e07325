import { type FormEvent, useState } from 'react';
import { TextField } from '#app/ui/text-field.tsx';
import { slugOf } from '#domain/format/slug.ts';

type AddressFieldsProps = {
  title: { label: string; hint: string; longest: number };
  /** What stands before the name in the public address: '/notes/'. */
  page: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** A title and the address that is proposed from it while nobody has typed another; the server does so as well. */
export function AddressFields({ title, page, values, errors }: AddressFieldsProps) {
  const [name, setName] = useState(values.name ?? '');
  const [isOwn, setIsOwn] = useState(name !== '' && name !== slugOf(values.title ?? ''));
  const propose = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (!isOwn) setName(slugOf(currentTarget.value));
  };
  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setName(currentTarget.value);
    setIsOwn(currentTarget.value !== '');
  };
  return (
    <>
      <TextField
        name="title"
        label={title.label}
        hint={title.hint}
        longest={title.longest}
        defaultValue={values.title ?? ''}
        onInput={propose}
        error={errors.title}
      />
      <TextField
        name="name"
        label="Address"
        hint={`What stands behind ${page} in lower-case letters, digits and hyphens. Left empty, it is made from the words above.`}
        value={name}
        onChange={type}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.name}
      />
    </>
  );
}
