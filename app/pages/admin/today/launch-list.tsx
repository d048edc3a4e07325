import { Link } from 'react-router';
import { LaunchProgress } from '#app/pages/admin/parts/launch-progress.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { LaunchList as List } from '#server/start/launch/launch-list.ts';

/** What is missing before the site may go live: what it is, why it matters, where it is mended. Gone when all is settled. */
export function LaunchList({ list: { settled, total, parts } }: { list: List }) {
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="before-launch" className="mt-10">
      <h2 id="before-launch" className="mb-3 text-xl">
        Before launch
      </h2>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <LaunchProgress settled={settled} total={total} />
        <Link to="/admin/settings/launch" className="link">
          Go through the list
        </Link>
      </div>
      {parts.map(({ title, where, items }) => (
        <details key={title} className="group border-sand-deep border-t py-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-3">
            <Icon name="chevron" className="-rotate-90 group-open:rotate-0" />
            <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
            <span className="figures ml-auto whitespace-nowrap text-ink-soft text-sm">
              {items.length} to settle
            </span>
          </summary>
          <p className="mt-1 mb-3 max-w-[49rem] text-ink-soft text-sm">{where}</p>
          <ul className="grid max-w-[49rem] list-disc gap-2 pl-5">
            {items.map(({ id, what, why, mend }) => (
              <li key={id}>
                <strong className="font-semibold">{what}</strong> {why}
                {mend && (
                  <>
                    {' '}
                    <Link to={mend.to} className="link">
                      {mend.label}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
