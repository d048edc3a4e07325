import { Checkbox } from '#app/ui/choice.tsx';
import { Field as Labelled } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import type { Field } from '#domain/editor/field.ts';
import { useEditor } from './editor-context.ts';
import { aside } from './text-controls.tsx';

type ChoiceProps = { field: Extract<Field, { kind: 'choice' }>; name: string };

export function ChoiceControl({ field, name }: ChoiceProps) {
  const { entries, wrong } = useEditor();
  const value = entries.get(name) ?? '';
  const isKnown = field.options.some((one) => one.value === value);
  return (
    <Labelled id={name} label={field.label} hint={field.help} error={wrong.get(name)} aside={aside(field)}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          {field.empty === 'empty' ? (
            !isKnown && <option value="">Please choose</option>
          ) : (
            <option value="">None</option>
          )}
          {field.options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

type YesNoProps = { field: Extract<Field, { kind: 'yes-no' }>; name: string };

/** A box to tick; where no answer is an answer too, a choice of three. */
export function YesNoControl({ field, name }: YesNoProps) {
  const { entries, wrong } = useEditor();
  const value = entries.get(name) ?? '';
  if (field.empty === 'empty') {
    const label = field.help ? `${field.label}: ${field.help}` : field.label;
    return <Checkbox id={name} name={name} value="yes" defaultChecked={value === 'yes'} label={label} />;
  }
  return (
    <Labelled id={name} label={field.label} hint={field.help} error={wrong.get(name)} aside="Optional">
      {(control) => (
        <Select {...control} name={name} defaultValue={value}>
          <option value="">Not said</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </Select>
      )}
    </Labelled>
  );
}
