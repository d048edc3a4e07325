import type { PictureField } from '#domain/editor/field.ts';
import { fileAtLeast, readReference } from '#domain/pictures/reference.ts';
import { useEditor } from './editor-context.ts';
import { FindPicture } from './find-picture.tsx';

type ChoicesProps = {
  field: PictureField;
  name: string;
  /** The picture that the form came with, and the one that is chosen now. */
  entered: string;
  chosen: string;
  onPick: (image: string) => void;
};
type Choice = { image: string; name: string };

const frame =
  'relative grid size-28 place-items-center overflow-hidden rounded-md bg-sand text-center text-sm has-checked:outline-3 has-checked:outline-tide has-focus-visible:outline-3 has-focus-visible:outline-ink';

/** Fewer are seen at a glance. */
const worthFinding = 12;

/** The pictures of the library to choose from; the one that is chosen now comes first, whatever is looked for. */
export function PictureChoices({ field, name, entered, chosen, onPick }: ChoicesProps) {
  const { picturesFor } = useEditor();
  const offer = picturesFor(name);
  const control = `${name}.image`;
  const offered = new Map<string, Choice>(offer.choices.map((one) => [one.image, one]));
  const now = (image: string): Choice => offered.get(image) ?? { image, name: 'The one shown now' };
  const none: Choice[] = entered === '' || field.empty !== 'empty' ? [{ image: '', name: 'No picture' }] : [];
  // What is picked of those that are offered stays in its place.
  const first = [entered, ...(offered.has(chosen) ? [] : [chosen])].filter((image) => image !== '').map(now);
  const choices = new Map([...first, ...none, ...offer.choices].map((one) => [one.image, one]));
  const canFind = offer.find !== '' || Boolean(offer.before ?? offer.after) || choices.size > worthFinding;
  return (
    <div className="grid gap-3">
      <div className="flex max-h-80 flex-wrap gap-2.5 overflow-y-auto p-1">
        {[...choices.values()].map((one) => (
          <label key={one.image} className={frame} title={one.name}>
            <input
              type="radio"
              name={control}
              value={one.image}
              checked={one.image === chosen}
              onChange={() => onPick(one.image)}
              className="absolute inset-0 size-full cursor-pointer appearance-none"
            />
            <Thumbnail image={one.image} name={one.name} />
          </label>
        ))}
      </div>
      {canFind && <FindPicture name={name} offer={offer} />}
    </div>
  );
}

function Thumbnail({ image, name }: Choice) {
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
