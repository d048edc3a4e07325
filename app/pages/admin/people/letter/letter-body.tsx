import type { LetterView } from './letter-view.ts';

const missingWords = {
  'too-large': 'too large to be kept here: it is in the mailbox',
  'no-room': 'there was no room for it here: it is in the mailbox',
};

/** The words of a letter as plain text, its history folded away, and its files as downloads. */
export function LetterBody({ letter }: { letter: LetterView }) {
  return (
    <section aria-label="Letter" className="grid grid-cols-1 gap-4 rounded-lg bg-foam p-5 shadow-line sm:p-7">
      <p className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">{letter.fresh || 'It has no text.'}</p>
      {letter.quoted && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            Earlier letters
          </summary>
          <p className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere border-sand border-l-2 pl-4 text-ink-soft text-sm">
            {letter.quoted}
          </p>
        </details>
      )}
      {letter.files.length > 0 && (
        <ul aria-label="Files" className="grid gap-1 border-sand border-t pt-3 text-sm">
          {letter.files.map(({ id, name, size, missing, shown }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 wrap-anywhere">
              {shown && (
                <a href={`/admin/letters/${letter.id}/files/${id}?show`} className="my-1 shrink-0">
                  <img
                    src={`/admin/letters/${letter.id}/files/${id}?show`}
                    alt={`Preview of ${name}`}
                    width={72}
                    height={72}
                    loading="lazy"
                    className="size-18 rounded-md bg-sand object-cover"
                  />
                </a>
              )}
              {missing ? (
                <span>{name}</span>
              ) : (
                <a className="link" href={`/admin/letters/${letter.id}/files/${id}`} download>
                  {name}
                </a>
              )}
              <span className="text-ink-soft">{missing ? missingWords[missing] : size}</span>
            </li>
          ))}
        </ul>
      )}
      {letter.left && <p className="text-ink-soft text-sm">{letter.left}</p>}
    </section>
  );
}
