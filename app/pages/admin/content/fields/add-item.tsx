import { Button } from '#app/ui/button.tsx';
import { Field as Labelled } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import type { Field } from '#domain/editor/field.ts';
import { oneOf } from '#domain/editor/field-words.ts';
import { changeValue, newKindName } from '#domain/editor/list-changes.ts';
import { useEditor } from './editor-context.ts';

type AddProps = { list: Extract<Field, { kind: 'list' }>; name: string };

/** Adds an item at the end of a list, of a kind where there are several. */
export function AddItem({ list, name }: AddProps) {
  const { change, place } = useEditor();
  const asked = changeValue('add', name);
  const kindName = newKindName(name);
  const word = oneOf(list.label).toLowerCase();
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      {list.item.kind === 'variants' && (
        <Labelled id={kindName} label={`Kind of the new ${word}`} className="min-w-56">
          {(control) => (
            <Select {...control} name={kindName}>
              {list.item.kind === 'variants' &&
                list.item.variants.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
            </Select>
          )}
        </Labelled>
      )}
      <Button
        type="submit"
        tone="outline"
        size="sm"
        icon="plus"
        name="intent"
        value={asked}
        autoFocus={place === name}
        onClick={(event) => {
          if (change(asked)) event.preventDefault();
        }}
      >
        Add {/^[aeiou]/.test(word) ? 'an' : 'a'} {word}
      </Button>
    </div>
  );
}
