import { FieldGroup } from '#app/ui/field.tsx';
import type { Field } from '#domain/editor/field.ts';
import { useEditor } from './editor-context.ts';
import { FieldsOf } from './fields-of.tsx';

type GroupProps = { field: Extract<Field, { kind: 'group' }>; name: string };

/** Fields that belong together, under the name of the group. */
export function GroupControl({ field, name }: GroupProps) {
  const { wrong } = useEditor();
  return (
    <FieldGroup id={name} label={field.label} hint={field.help} error={wrong.get(name)}>
      <div className="border-sand-deep border-l-2 pl-4 sm:pl-5">
        <FieldsOf fields={field.fields} name={name} />
      </div>
    </FieldGroup>
  );
}
