import { Fragment } from 'react';
import type { Field } from '#domain/editor/field.ts';
import { useEditor } from './editor-context.ts';

/** The controls of a group, one below the other; what tells kinds of groups apart is not shown. */
export function FieldsOf({ fields, name, hidden }: { fields: Field[]; name: string; hidden?: string }) {
  const { control } = useEditor();
  return (
    <div className="grid grid-cols-1 gap-5">
      {fields
        .filter(({ key }) => key !== hidden)
        .map((field) => (
          <Fragment key={field.key}>{control(field, `${name}.${field.key}`)}</Fragment>
        ))}
    </div>
  );
}
