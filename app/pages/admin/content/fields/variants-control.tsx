import { Button } from '#app/ui/button.tsx';
import { Field as Labelled } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { variantName } from '#domain/editor/entries.ts';
import type { Field } from '#domain/editor/field.ts';
import { changeValue } from '#domain/editor/list-changes.ts';
import { useEditor } from './editor-context.ts';
import { FieldsOf } from './fields-of.tsx';

type VariantsProps = { field: Extract<Field, { kind: 'variants' }>; name: string };

/** One of several groups: which one, and its fields. Texts of the same name stay when the kind is changed. */
export function VariantsControl({ field, name }: VariantsProps) {
  const { entries, change, place } = useEditor();
  const own = variantName(name);
  const kind = entries.get(own) ?? '';
  const chosen = field.variants.find(({ value }) => value === kind) ?? field.variants[0];
  const asked = changeValue('kind', name);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <Labelled
          id={own}
          label={field.key === '' ? 'Kind' : field.label}
          hint={field.help}
          className="min-w-56"
        >
          {(control) => (
            <Select
              {...control}
              name={own}
              defaultValue={kind}
              autoFocus={place === own}
              onChange={() => change(asked)}
            >
              {field.variants.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
        <noscript>
          <Button type="submit" tone="outline" size="sm" name="intent" value={asked}>
            Change kind
          </Button>
        </noscript>
      </div>
      {chosen && <FieldsOf key={chosen.value} fields={chosen.fields} name={name} hidden={field.by} />}
    </div>
  );
}
