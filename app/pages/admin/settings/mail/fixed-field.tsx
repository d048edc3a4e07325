import { TextField } from '#app/ui/text-field.tsx';

type FixedFieldProps = { name: string; label: string; value: string };

/** What the environment of the server decides: shown, and not to be changed here. */
export function FixedField({ name, label, value }: FixedFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint="Fixed by the server: changed there."
      defaultValue={value}
      disabled
    />
  );
}
