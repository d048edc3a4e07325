import { isAskedFor, useEditor } from '#app/pages/admin/content/fields/editor-context.ts';
import { FieldControl } from '#app/pages/admin/content/fields/field-control.tsx';
import { FieldsOf } from '#app/pages/admin/content/fields/fields-of.tsx';
import { ListControl } from '#app/pages/admin/content/fields/list-control.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { FormSection } from './sections-of.ts';

/** The parts of a document's form; those of a long one fold. */
export function Sections({ sections }: { sections: FormSection[] }) {
  const editor = useEditor();
  return (
    <div className="grid grid-cols-1 gap-4">
      {sections.map((section, index) => {
        const isOpen =
          editor.isShort || index === 0 || section.fields.some(({ name }) => isAskedFor(editor, name));
        return (
          <details key={section.id} open={isOpen} className="group/part rounded-xl bg-foam shadow-line">
            <summary className="flex min-h-15 cursor-pointer items-center justify-between gap-4 px-5 sm:px-7">
              <h2 id={section.id} className="scroll-mt-6 text-xl">
                {section.title}
              </h2>
              <Icon name="chevron" className="transition-transform duration-200 group-open/part:rotate-180" />
            </summary>
            <div className="grid grid-cols-1 gap-5 px-5 pt-1 pb-7 sm:px-7">
              {section.fields.map((one) => (
                <SectionField key={one.name} {...one} />
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}

/** The heading of a part says already what its one group or list is called. */
function SectionField({ field, name }: FormSection['fields'][number]) {
  const { wrong } = useEditor();
  if (field.kind === 'list') return <ListControl field={field} name={name} bare />;
  if (field.kind !== 'group') return <FieldControl field={field} name={name} />;
  return (
    <>
      {field.help && <p className="text-ink-soft text-sm">{field.help}</p>}
      {wrong.get(name) && (
        <p id={name} role="alert" tabIndex={-1} className="font-medium text-danger text-sm">
          {wrong.get(name)}
        </p>
      )}
      <FieldsOf fields={field.fields} name={name} />
    </>
  );
}
