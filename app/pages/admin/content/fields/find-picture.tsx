import { Button } from '#app/ui/button.tsx';
import { TextInput } from '#app/ui/input.tsx';
import { type PictureOffer, useEditor } from './editor-context.ts';
import { findName } from './find-name.ts';

type FindPictureProps = { name: string; offer: PictureOffer };

/** Looks for a picture by its name or words, within the form of a document: the form comes back as it was sent. */
export function FindPicture({ name, offer: { find, choices, before, after } }: FindPictureProps) {
  const { place } = useEditor();
  const intent = `pictures ${name}`;
  return (
    <div className="grid gap-2">
      <label htmlFor={`${name}~find`} className="font-semibold text-sm">
        Find a picture by its name or words
      </label>
      <div className="flex max-w-[30rem] flex-wrap gap-2.5">
        <TextInput
          type="search"
          id={`${name}~find`}
          name={findName(name)}
          defaultValue={find}
          autoFocus={place === `${name}~find`}
          className="w-auto! min-w-0 flex-1"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It would save the text.
            event.preventDefault();
            const { form } = event.currentTarget;
            form?.requestSubmit(form.querySelector<HTMLButtonElement>(`[value="${CSS.escape(intent)}"]`));
          }}
        />
        <Button type="submit" name="intent" value={intent} tone="ink">
          Find
        </Button>
      </div>
      {find !== '' && (
        <p className="text-ink-soft text-sm">
          {choices.length === 0
            ? `No picture is called ‘${find}’ or described with it.`
            : `Found for ‘${find}’.`}
        </p>
      )}
      {(before || after) && (
        <div className="flex gap-x-6">
          {before && <Turn intent={`${intent} before ${before}`} label="Newer pictures" />}
          {after && <Turn intent={`${intent} after ${after}`} label="Older pictures" />}
        </div>
      )}
    </div>
  );
}

const Turn = ({ intent, label }: { intent: string; label: string }) => (
  <button type="submit" name="intent" value={intent} className="link min-h-11">
    {label}
  </button>
);
