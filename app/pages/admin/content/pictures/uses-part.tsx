import { Link } from 'react-router';
import { AskFirst } from '#app/pages/admin/parts/ask-first.tsx';
import { Part } from '#app/pages/admin/parts/part.tsx';
import type { PictureView } from './picture-view.ts';

/** Where a picture is shown; where nothing shows it, it can be removed after a question. */
export function UsesPart({ view, busy }: { view: PictureView; busy: boolean }) {
  return (
    <Part id="uses" title="Where it is shown">
      {view.uses.length > 0 ? (
        <>
          <ul className="grid max-w-[44rem] gap-1">
            {view.uses.map((use) => (
              <li key={use.key}>
                <Link to={use.to} className="link inline-flex min-h-11 items-center">
                  {use.title}
                </Link>{' '}
                <span className="text-ink-soft text-sm">{use.why}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-[44rem] text-ink-soft text-sm">It can be removed once nothing shows it.</p>
        </>
      ) : (
        <>
          <p className="mb-4 max-w-[44rem]">
            Nowhere. But you could not go back to an old release that shows it.
          </p>
          <AskFirst
            title={`Remove ‘${view.name}’?`}
            description="The picture and all of its files are deleted for good."
            trigger="Remove it"
            intent="remove"
            label="Remove the picture"
            busy={busy}
          />
        </>
      )}
    </Part>
  );
}
