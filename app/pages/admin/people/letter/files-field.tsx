import { useEffect, useState } from 'react';
import { Field } from '#app/ui/field.tsx';
import { isShown } from '#domain/leads/shown-files.ts';

type Chosen = { name: string; size: string; picture: string | null };

/** Files to send along: the browser's own picker, and once scripts run, what was chosen with pictures to look at. */
export function FilesField({ error }: { error: string | undefined }) {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  useEffect(
    () => () => {
      for (const { picture } of chosen) if (picture) URL.revokeObjectURL(picture);
    },
    [chosen],
  );
  return (
    <div className="min-w-0 rounded-md border-[1.5px] border-edge border-dashed p-4">
      <Field
        id="files"
        label="Files"
        aside="Optional"
        hint="Up to 5 of PDF, DOC, DOCX, JPG or PNG, 10 MB each. Choose them last: without scripts they are forgotten when you preview the letter."
        error={error}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="files"
            multiple
            accept=".pdf,.doc,.docx,.jpg,.jpeg,.png"
            onChange={(event) => setChosen([...(event.currentTarget.files ?? [])].map(chosenFile))}
            className="block w-full min-w-0 text-ink-soft text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-pill file:bg-sand file:px-5 file:font-semibold file:text-ink hover:file:bg-sand-deep"
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul aria-label="Chosen files" className="mt-3 grid gap-2 sm:grid-cols-2">
          {chosen.map(({ name, size, picture }) => (
            <li key={name} className="flex min-w-0 items-center gap-3 rounded-md bg-sand p-2 text-sm">
              {picture && (
                <img
                  src={picture}
                  alt={`Preview of ${name}`}
                  width={56}
                  height={56}
                  className="size-14 shrink-0 rounded-sm object-cover"
                />
              )}
              <span className="wrap-anywhere min-w-0">
                {name} <span className="figures block text-ink-soft">{size}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function chosenFile(file: File): Chosen {
  const kilobytes = Math.max(1, Math.round(file.size / 1000));
  const size = kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
  return { name: file.name, size, picture: isShown(file.type) ? URL.createObjectURL(file) : null };
}
