import { Question } from '#app/pages/shared/question.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { faqPages } from '#content/faqs/pages.ts';
import { questionsPath, topicPath } from '#content/faqs/paths.ts';
import { faqSection } from '#content/faqs/section.ts';
import { fill } from '#content/say.ts';
import { FaqFind } from './faq-find.tsx';
import { TopicLink, TopicList } from './questions/topic-link.tsx';
import { type FaqTabView, panelId, type TopicView, tabId } from './questions/views.ts';
import { SplitHead } from './split-head.tsx';

/** How many questions of a topic are seen at once: two dozen were a wall. */
const atOnce = 6;

export type FaqView = { topics: TopicView[]; first: FaqTabView | undefined; whole: string };

/**
 * The first questions of the first topic, and the ways to the pages that have the others. With a script (`faq.live.ts`)
 * those ways are tabs, whose questions are fetched when somebody wants them, and there is a search.
 */
export function Faq({ topics, first, whole }: FaqView) {
  const { find } = faqSection;
  const { fetching, failed, failedAll, rest } = faqPages;
  const words = { one: find.one, many: find.many, none: find.none, fetching, failed, failedAll, rest };
  return (
    <Section id="faq" labelledBy="faq-title" className="brief">
      <Container>
        <SplitHead
          id="faq-title"
          section={faqSection}
          className="text-4xl max-sm:text-[min(2.25rem,8.4vw)]"
        />
        <div
          data-island="faq"
          data-load="idle"
          data-props={JSON.stringify({ ...words, atOnce })}
          className="faq mt-10 grid gap-x-16 gap-y-8 sm:mt-14 lg:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <div className="lg:sticky lg:top-28 lg:self-start">
            <FaqFind />
            <a
              data-whole
              href={questionsPath}
              className="link mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
            >
              {whole}
              <Icon name="arrow" />
            </a>
            <nav aria-label={faqSection.index}>
              <TopicList data-tabs>
                {topics.map(({ value, title, count }) => (
                  <li key={value}>
                    <TopicLink
                      id={tabId(value)}
                      href={topicPath(value)}
                      data-first={value === first?.value || undefined}
                      title={title}
                      count={count}
                    />
                  </li>
                ))}
              </TopicList>
            </nav>
          </div>
          <div data-panels className="min-w-0">
            {first && <First tab={first} />}
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

function First({ tab: { value, title, items } }: { tab: FaqTabView }) {
  const id = panelId(value);
  return (
    <section id={id} data-panel aria-labelledby={`${id}-title`} className="scroll-mt-32">
      <h3 id={`${id}-title`} className="border-ink border-b-2 pb-4 text-3xl">
        {title}
      </h3>
      {items.slice(0, atOnce).map((item) => (
        <Question key={item.id} {...item} />
      ))}
      {items.length > atOnce && (
        <a data-rest href={topicPath(value)} className="faq-rest">
          {fill(faqPages.rest, { topic: title, count: items.length })}
        </a>
      )}
    </section>
  );
}
