import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { contact } from '#content/contact.ts';
import { say } from '#content/say.ts';

type FileFieldProps = {
  error: string | undefined;
  /** Files came with a form that was refused: they are lost, and the page says so. */
  lost: boolean;
};

/** Optional attachments: the browser's own picker; the island adds the list, removal and dropping, and says so. */
export function FileField({ error, lost }: FileFieldProps) {
  const labels = contact.fields;
  return (
    <div
      data-drop
      className="contact-drop min-w-0 rounded-md border-[1.5px] border-edge border-dashed p-4 sm:p-5"
    >
      <Field id="files" label={labels.files} aside={say('Optional')} hint={labels.filesHint} error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            name="files"
            multiple
            accept=".pdf,.doc,.docx,.jpg,.jpeg,.png"
            className="block w-full min-w-0 text-ink-soft text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-pill file:bg-sand file:px-5 file:font-semibold file:text-ink hover:file:bg-sand-deep"
          />
        )}
      </Field>
      <p data-drop-note hidden className="pointer-coarse:hidden mt-3 text-ink-soft text-sm">
        {contact.files.drop}
      </p>
      <ul data-files aria-label={contact.files.listLabel} hidden className="mt-3 grid grid-cols-1 gap-2" />
      <p data-files-count aria-live="polite" className="sr-only" />
      <p data-files-lost hidden={!lost} className="mt-3 text-sm">
        {labels.filesLost}
      </p>
      <template data-file-row>
        <li className="flex items-center gap-3 rounded-md bg-sand py-1 pr-1 pl-4 text-sm">
          <span data-file-name className="min-w-0 flex-1 truncate font-medium" />
          <span data-file-size className="figures shrink-0 text-ink-soft" />
          <button
            type="button"
            data-file-remove
            aria-label={contact.files.remove}
            className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sand-deep"
          >
            <Icon name="close" />
          </button>
        </li>
      </template>
    </div>
  );
}
