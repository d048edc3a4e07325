import { LogoMark } from '#app/ui/logo.tsx';
import { newsletter } from '#content/newsletter.ts';
import { site } from '#content/site.ts';

/** How an issue is set out, as a sheet beside the field. It shows no issue, since results would be invented. */
export function IssueSheet() {
  const { title, parts, foot } = newsletter.issue;
  return (
    <aside
      aria-labelledby="issue-title"
      className="w-full max-w-[27rem] self-center rounded-sm bg-foam px-6 pt-6 pb-7 shadow-float max-lg:mb-14 max-sm:max-w-[calc(100%-0.75rem)] max-sm:self-start sm:px-8 lg:my-14 lg:mr-6 lg:shrink-0 lg:rotate-[1.6deg]"
    >
      <div aria-hidden="true" className="flex items-center gap-2.5 border-ink border-b-2 pb-3">
        <LogoMark className="size-6" />
        <span className="display text-xl">{site.name}</span>
      </div>
      <h2 id="issue-title" className="mt-4 font-sans font-semibold text-ink-soft text-sm tracking-normal">
        {title}
      </h2>
      <ol className="mt-1">
        {parts.map((part, index) => (
          <li
            key={part.title}
            className="grid grid-cols-[auto_1fr] gap-x-5 border-sand-deep py-4 not-last:border-b"
          >
            <span aria-hidden="true" className="display w-7 text-3xl text-tide leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{part.title}</h3>
              <p className="mt-1 text-ink-soft text-sm">{part.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="border-ink border-t pt-3 text-xs">{foot}</p>
    </aside>
  );
}
