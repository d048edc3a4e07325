import type { PictureField } from '#domain/editor/field.ts';
import { fileAtLeast, readReference } from '#domain/pictures/reference.ts';
import { useEditor } from './editor-context.ts';

type ChoicesProps = { field: PictureField; name: string };

const frame =
  'relative grid size-28 place-items-center overflow-hidden rounded-md bg-sand text-center text-sm has-checked:outline-3 has-checked:outline-tide has-focus-visible:outline-3 has-focus-visible:outline-ink';

/** The pictures of the library to choose from; the one that is shown now comes first. */
export function PictureChoices({ field, name }: ChoicesProps) {
  const { entries, pictures } = useEditor();
  const control = `${name}.image`;
  const chosen = entries.get(control) ?? '';
  const now = pictures.find(({ image }) => image === chosen) ?? { image: chosen, name: 'The one shown now' };
  const others = pictures.filter(({ image }) => image !== chosen);
  const choice = (one: { image: string; name: string }) => (
    <label key={one.image} className={frame} title={one.name}>
      <input
        type="radio"
        name={control}
        value={one.image}
        defaultChecked={one.image === chosen}
        className="absolute inset-0 size-full cursor-pointer appearance-none"
      />
      <Thumbnail image={one.image} name={one.name} />
    </label>
  );
  return (
    <div className="flex max-h-80 flex-wrap gap-2.5 overflow-y-auto p-1">
      {chosen !== '' && choice(now)}
      {(chosen === '' || field.empty !== 'empty') && choice({ image: '', name: 'No picture' })}
      {others.map(choice)}
    </div>
  );
}

function Thumbnail({ image, name }: { image: string; name: string }) {
  const reference = readReference(image);
  if (!reference) return <span>{name}</span>;
  return (
    <img
      src={fileAtLeast(reference, 320, 'webp')}
      alt={name}
      loading="lazy"
      className="size-full object-cover"
    />
  );
}
