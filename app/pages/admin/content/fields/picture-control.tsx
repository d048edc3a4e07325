import { useState } from 'react';
import { Checkbox } from '#app/ui/choice.tsx';
import { FieldGroup, Field as Labelled } from '#app/ui/field.tsx';
import { Textarea } from '#app/ui/input.tsx';
import type { PictureField } from '#domain/editor/field.ts';
import { fitsName, formerWordsMessage } from '#domain/pictures/former-words.ts';
import { pictureId } from '#domain/pictures/reference.ts';
import { useEditor } from './editor-context.ts';
import { PictureChoices } from './picture-choices.tsx';
import { aside } from './text-controls.tsx';

type PictureProps = { field: PictureField; name: string };

/** A picture of the library, and what it shows in words. */
export function PictureControl({ field, name }: PictureProps) {
  const { entries, wrong, picturesFor } = useEditor();
  const alt = `${name}.alt`;
  const decorative = `${name}.decorative`;
  const entered = entries.get(`${name}.image`) ?? '';
  const [picked, setPicked] = useState({ over: '', image: '' });
  // What was picked counts as long as the form was not given back with something else.
  const chosen = picked.over === `${name} ${entered}` ? picked.image : entered;
  const words = entries.get(alt) ?? '';
  const isOther = pictureId(chosen) !== pictureId(entered) && entered !== '' && chosen !== '';
  const isFormer = words !== '' && (isOther || wrong.get(name) === formerWordsMessage);
  const ofLibrary = picturesFor(name).choices.find(({ image }) => image === chosen)?.alt;
  return (
    <FieldGroup id={name} label={field.label} hint={field.help} error={wrong.get(name)} aside={aside(field)}>
      <div className="grid gap-4 border-sand-deep border-l-2 pl-4 sm:pl-5">
        <PictureChoices
          field={field}
          name={name}
          entered={entered}
          chosen={chosen}
          onPick={(image) => setPicked({ over: `${name} ${entered}`, image })}
        />
        {isFormer && (
          <div role="status" className="grid gap-2 rounded-md bg-beacon-wash p-4 text-sm">
            {!wrong.has(name) && <p>{formerWordsMessage}</p>}
            {ofLibrary && <p>The library says of it: ‘{ofLibrary}’</p>}
            <Checkbox
              key={chosen}
              id={fitsName(name)}
              name={fitsName(name)}
              value={chosen}
              defaultChecked={entries.get(fitsName(name)) === chosen}
              label="The words fit this picture as well"
            />
          </div>
        )}
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
