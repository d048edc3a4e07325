import { Icon } from '#app/ui/icon.tsx';
import type { LaunchPart } from '#server/start/launch/launch-list.ts';

/** What is missing before the site may go live: what it is, why it matters, where it is mended. */
export function LaunchList({ parts }: { parts: LaunchPart[] }) {
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="before-launch" className="mt-10 max-w-[49rem]">
      <h2 id="before-launch" className="mb-5 text-xl">
        Before launch
      </h2>
      {parts.map(({ title, where, items }) => (
        <details key={title} className="group border-sand-deep border-t py-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-3">
            <Icon name="chevron" className="size-4 -rotate-90 group-open:rotate-0" />
            <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
            <span className="figures ml-auto text-ink-soft text-sm">{items.length} to settle</span>
          </summary>
          <p className="mt-1 mb-3 text-ink-soft text-sm">{where}</p>
          <ul className="grid list-disc gap-2 pl-5">
            {items.map(({ what, why }) => (
              <li key={what}>
                <strong className="font-semibold">{what}</strong> {why}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
