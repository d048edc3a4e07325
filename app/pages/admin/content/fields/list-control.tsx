import { FieldGroup } from '#app/ui/field.tsx';
import { marksOf } from '#domain/editor/entries.ts';
import type { Field } from '#domain/editor/field.ts';
import { AddItem } from './add-item.tsx';
import { useEditor } from './editor-context.ts';
import { ListItem } from './list-item.tsx';

type ListProps = { field: Extract<Field, { kind: 'list' }>; name: string; bare?: boolean };

/** A list to add to, copy in, reorder and remove from; each change is a button that works without a script. */
export function ListControl({ field, name, bare = false }: ListProps) {
  const { entries, wrong } = useEditor();
  const marks = marksOf(entries, name);
  const isMaybe = field.as === 'left-out' || field.as === 'null';
  const hint = [field.help, isMaybe && marks.length === 0 && 'Left out at present.']
    .filter(Boolean)
    .join(' ');
  const body = (
    <>
      <input type="hidden" name={name} value={marks.join(' ')} />
      <ul className="grid grid-cols-1 gap-3">
        {marks.map((mark, index) => (
          <ListItem key={mark} list={field} name={name} mark={mark} index={index} count={marks.length} />
        ))}
      </ul>
      {marks.length < field.most && <AddItem list={field} name={name} />}
    </>
  );
  return (
    <FieldGroup
      id={name}
      label={bare ? <span className="sr-only">{field.label}</span> : field.label}
      hint={hint || null}
      error={wrong.get(name)}
      aside={isMaybe ? 'Optional' : undefined}
    >
      {body}
    </FieldGroup>
  );
}
