import { Field as Labelled } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import type { NumberField, TextField } from '#domain/editor/field.ts';
import { useEditor } from './editor-context.ts';
import { aside } from './text-controls.tsx';

type ReferenceProps = { field: TextField | NumberField; name: string };

/** What a text names of another one, chosen by its title. What it names and is not there any more stays until then. */
export function ReferenceControl({ field, name }: ReferenceProps) {
  const { entries, wrong, references } = useEditor();
  const value = entries.get(name) ?? '';
  const known = references.filter(({ kind }) => kind === field.refersTo);
  return (
    <Labelled id={name} label={field.label} hint={field.help} error={wrong.get(name)} aside={aside(field)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {!known.some((one) => one.value === value) && (
            <option value={value}>{value === '' ? 'Please choose' : `${value} (not there)`}</option>
          )}
          {known.map(({ value: id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}
