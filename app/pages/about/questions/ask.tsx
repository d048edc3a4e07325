import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { faqPages } from '#content/faqs/pages.ts';
import { faqSection } from '#content/faqs/section.ts';

type AskProps = { services?: { name: string; path: string }[] };

/** What to do with a question that is not there, and the services that a topic belongs to. */
export function Ask({ services = [] }: AskProps) {
  const { ask, topic } = faqPages;
  return (
    <aside className="grid gap-x-16 gap-y-7 rounded-xl bg-sand p-6 sm:p-8 lg:grid-cols-2 print:hidden">
      <div>
        <h2 className="text-2xl">{ask.title}</h2>
        <p className="mt-2.5 max-w-[30em]">{ask.text}</p>
        <LinkButton href={faqSection.ask.href} tone="ink" icon="arrow" className="mt-5">
          {faqSection.ask.label}
        </LinkButton>
      </div>
      {services.length > 0 && (
        <div>
          <h3 className="font-sans font-semibold text-ink-soft text-sm tracking-normal">{topic.services}</h3>
          <ul className="mt-1">
            {services.map(({ name, path }) => (
              <li key={path}>
                <a href={path} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
                  {name}
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
