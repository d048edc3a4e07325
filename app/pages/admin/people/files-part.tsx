import { Part } from '#app/pages/admin/parts/part.tsx';
import type { PersonView } from './person-view.ts';

/** The files of enquiries and letters: pictures to look at, all to download. */
export function FilesPart({ files }: { files: PersonView['files'] }) {
  if (files.length === 0) return null;
  return (
    <Part id="files" title="Files">
      <ul className="grid max-w-[49rem] gap-3 sm:grid-cols-2">
        {files.map((file) => (
          <li key={file.id} className="flex min-w-0 items-center gap-4 rounded-lg bg-foam p-3 shadow-line">
            {file.shown && (
              <a href={`${file.address}?show`} className="shrink-0">
                <img
                  src={`${file.address}?show`}
                  alt={`Preview of ${file.name}`}
                  width={72}
                  height={72}
                  loading="lazy"
                  className="size-18 rounded-md bg-sand object-cover"
                />
              </a>
            )}
            <span className="min-w-0">
              <a className="link wrap-anywhere" href={file.address} download>
                {file.name}
              </a>{' '}
              <span className="block whitespace-nowrap text-ink-soft text-sm">{file.size}</span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
