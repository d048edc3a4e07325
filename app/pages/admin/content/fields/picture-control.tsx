import { Checkbox } from '#app/ui/choice.tsx';
import { FieldGroup, Field as Labelled } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import type { PictureField } from '#domain/editor/field.ts';
import { useEditor } from './editor-context.ts';
import { PictureChoices } from './picture-choices.tsx';
import { aside } from './text-controls.tsx';

type PictureProps = { field: PictureField; name: string };

/** A picture of the library, and what it shows in words. */
export function PictureControl({ field, name }: PictureProps) {
  const { entries, wrong } = useEditor();
  const alt = `${name}.alt`;
  const decorative = `${name}.decorative`;
  return (
    <FieldGroup id={name} label={field.label} hint={field.help} error={wrong.get(name)} aside={aside(field)}>
      <div className="grid gap-4 border-sand-deep border-l-2 pl-4 sm:pl-5">
        <PictureChoices field={field} name={name} />
        <Labelled
          id={alt}
          label="What it shows"
          hint="For people who cannot see it. If you leave this empty, the library’s description is used."
        >
          {(control) => (
            <Textarea
              {...control}
              name={alt}
              rows={1}
              longest={250}
              className="min-h-12.5!"
              defaultValue={entries.get(alt) ?? ''}
            />
          )}
        </Labelled>
        <Checkbox
          id={decorative}
          name={decorative}
          value="yes"
          defaultChecked={entries.get(decorative) === 'yes'}
          label="It is only decoration: the words beside it say everything"
        />
      </div>
    </FieldGroup>
  );
}
