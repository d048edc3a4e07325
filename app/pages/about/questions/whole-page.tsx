import { pageMeta } from '#app/page-meta.ts';
import { Question } from '#app/pages/shared/question.tsx';
import { Container } from '#app/ui/layout.tsx';
import { faqTabs } from '#content/faqs/all.ts';
import { faqPages } from '#content/faqs/pages.ts';
import { questionsPath } from '#content/faqs/paths.ts';
import { faqSection } from '#content/faqs/section.ts';
import type { Route } from './+types/whole-page.ts';
import { Ask } from './ask.tsx';
import { faqViews } from './faq-views.server.ts';
import { QuestionsHead } from './questions-head.tsx';
import { wholeTitle } from './titles.ts';
import { TopicLink, TopicList } from './topic-link.tsx';
import { panelId } from './views.ts';

export const meta: Route.MetaFunction = () => pageMeta(questionsPath);

export function loader() {
  return { tabs: faqViews(), title: wholeTitle(faqTabs) };
}

/** Every question with its answer, to be searched, printed or passed on; the search of the about page fetches it. */
export default function WholePage({ loaderData: { tabs, title } }: Route.ComponentProps) {
  return (
    <>
      <QuestionsHead title={title} lead={faqPages.whole.lead} />
      <Container className="faq grid gap-x-16 gap-y-8 pt-8 pb-section sm:pt-14 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav aria-label={faqSection.index} className="lg:sticky lg:top-28 lg:self-start print:hidden">
          <TopicList>
            {tabs.map(({ value, title, items }) => (
              <li key={value}>
                <TopicLink href={`#${panelId(value)}`} title={title} count={items.length} />
              </li>
            ))}
          </TopicList>
        </nav>
        <div className="grid min-w-0 gap-12">
          {tabs.map((tab) => (
            <section
              key={tab.value}
              id={panelId(tab.value)}
              data-panel
              aria-labelledby={`${panelId(tab.value)}-title`}
              className="scroll-mt-32"
            >
              <h2 id={`${panelId(tab.value)}-title`} className="border-ink border-b-2 pb-4 text-3xl">
                {tab.title}
              </h2>
              {tab.items.map((item) => (
                <Question key={item.id} {...item} level={3} />
              ))}
            </section>
          ))}
          <Ask />
        </div>
      </Container>
    </>
  );
}
