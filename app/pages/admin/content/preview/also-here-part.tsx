import { Link } from 'react-router';
import type { AlsoHere } from './also-here.ts';
import type { Width } from './widths.ts';

type AlsoHereProps = { groups: readonly AlsoHere[]; page: string; width: Width };

/** Below the frame: what is on its page and cannot be clicked, each with the way to its field. */
export function AlsoHerePart({ groups, page, width }: AlsoHereProps) {
  if (groups.length === 0) return null;
  const find = (text: string) => `?${new URLSearchParams({ page, width, find: text.slice(0, 400) })}`;
  return (
    <details className="mt-4 max-w-[49rem] rounded-lg bg-sand px-5 py-3">
      <summary className="cursor-pointer py-1.5 font-semibold">
        Also on this page, and not to be clicked
      </summary>
      <p className="mt-1 max-w-[38rem] text-ink-soft text-sm">
        What is heard, typed over, folded away or shown by search engines. Messages after a mistake, thanks
        and emails are among the pages above, under ‘What one visitor gets’.
      </p>
      <div className="grid gap-1 pt-2 pb-1">
        {groups.map(({ kind, texts }) => (
          <details key={kind} className="border-ink/15 border-t pt-1">
            <summary className="cursor-pointer py-2 font-medium">
              {kind} <span className="font-normal text-sm">({texts.length})</span>
            </summary>
            <ul className="grid pb-2 text-sm">
              {texts.map((text) => (
                <li key={text}>
                  <Link to={find(text)} className="link wrap-anywhere block py-1.5">
                    {text.length > 160 ? `${text.slice(0, 160)}…` : text}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </details>
  );
}
