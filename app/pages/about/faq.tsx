import { type FaqItemView, Question } from '#app/pages/shared/question.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { faqSection } from '#content/faqs/section.ts';
import { say } from '#content/say.ts';
import { SplitHead } from './split-head.tsx';

export type FaqTabView = { value: string; title: string; items: FaqItemView[] };

/**
 * Without a script: an index and six sections. With it (`faq.live.ts`): tabs and a search. `faq.css` shows the
 * first section alone, or the one that the address names, before the script is there, so that nothing moves.
 */
export function Faq({ tabs }: { tabs: FaqTabView[] }) {
  const { find } = faqSection;
  const words = { one: find.one, many: find.many, none: find.none };
  return (
    <Section id="faq" labelledBy="faq-title">
      <Container>
        <SplitHead id="faq-title" section={faqSection} className="text-5xl" />
        <div
          data-island="faq"
          data-load="idle"
          data-props={JSON.stringify(words)}
          className="faq mt-10 grid gap-x-16 gap-y-8 sm:mt-14 lg:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <div className="lg:sticky lg:top-28 lg:self-start">
            <Find />
            <nav aria-label={faqSection.index}>
              <ul data-tabs className="flex flex-wrap gap-2 lg:grid lg:gap-0">
                {tabs.map((tab, index) => (
                  <li key={tab.value}>
                    <a
                      href={`#faq-${tab.value}`}
                      data-first={index === 0 || undefined}
                      className="faq-tab flex min-h-11 items-center justify-between gap-3 px-4 py-2 font-semibold text-sm max-lg:rounded-pill lg:border-l-[3px] lg:py-2.5 lg:text-base"
                    >
                      {tab.title}
                      <span className="figures font-normal text-xs opacity-85 max-lg:hidden">
                        <span className="sr-only">, </span>
                        {tab.items.length}
                        <span className="sr-only"> {faqSection.unit}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div>
            {tabs.map((tab, index) => (
              <Panel key={tab.value} tab={tab} first={index === 0} />
            ))}
            <div data-empty hidden className="rounded-xl bg-sand p-6 sm:p-9">
              <p className="max-w-[34em] text-lg">{find.help}</p>
              <LinkButton href={faqSection.ask.href} tone="ink" icon="arrow" className="mt-5">
                {faqSection.ask.label}
              </LinkButton>
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** Shown by `faq.css` where scripts run. */
function Find() {
  const { find } = faqSection;
  return (
    <search className="faq-find mb-5">
      <form data-find action="/about" method="get">
        <label htmlFor="faq-find" className="mb-1.5 block font-semibold text-sm">
          {find.label}
        </label>
        <div className="relative">
          <input
            id="faq-find"
            type="search"
            autoComplete="off"
            placeholder={find.placeholder}
            className="h-12 w-full rounded-md border-[1.5px] border-edge bg-foam pr-20 pl-4 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
          />
          <button
            type="button"
            data-clear
            hidden
            className="absolute inset-y-0.5 right-0.5 rounded-md px-4 font-semibold text-sm underline underline-offset-4"
          >
            {find.clear}
          </button>
        </div>
        <p data-status role="status" className="mt-2 min-h-[1.5em] text-ink-soft text-sm" />
      </form>
    </search>
  );
}

/** How many questions of a section are seen at once: two dozen were a wall. */
const atOnce = 8;

function Panel({ tab, first }: { tab: FaqTabView; first: boolean }) {
  const id = `faq-${tab.value}`;
  const shown = tab.items.slice(0, atOnce);
  const others = tab.items.slice(atOnce);
  return (
    <section
      id={id}
      data-panel
      data-first={first || undefined}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-32"
    >
      <h3 id={`${id}-title`} className="border-ink border-b-2 pb-4 text-3xl">
        {tab.title}
      </h3>
      {shown.map((item) => (
        <Question key={item.id} {...item} />
      ))}
      {others.length > 0 && (
        <details data-others>
          <summary>
            <span className="text-tide">{say('{count} more questions', { count: others.length })}</span>
          </summary>
          {others.map((item) => (
            <Question key={item.id} {...item} />
          ))}
        </details>
      )}
    </section>
  );
}
