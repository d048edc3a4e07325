import { data } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import NotFoundPage, { meta as notFoundMeta } from '#app/pages/not-found/not-found-page.tsx';
import { Question } from '#app/pages/shared/question.tsx';
import { Container } from '#app/ui/layout.tsx';
import { faqTabs } from '#content/faqs/all.ts';
import { faqPages } from '#content/faqs/pages.ts';
import { topicPath } from '#content/faqs/paths.ts';
import type { Route } from './+types/topic-page.ts';
import { Ask } from './ask.tsx';
import { faqView, servicesOf } from './faq-views.server.ts';
import { OtherTopics } from './other-topics.tsx';
import { QuestionsHead } from './questions-head.tsx';
import { topicTitle } from './titles.ts';
import { panelId } from './views.ts';

const topicOf = (value: string) => faqTabs.find((tab) => tab.value === value);

export function loader({ params }: Route.LoaderArgs) {
  const tab = topicOf(params.topic);
  if (!tab) return data(null, { status: 404 });
  return data({ tab: faqView(tab), title: topicTitle(tab), services: servicesOf(tab) });
}

export const action = loader;

export const meta: Route.MetaFunction = (args) => {
  const tab = topicOf(args.params.topic ?? '');
  return tab ? pageMeta(topicPath(tab.value)) : notFoundMeta(args as never);
};

/** The questions of one topic: where a search ends, and what the tabs of the about page fetch. */
export default function TopicPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  const { tab, title, services } = loaderData;
  return (
    <>
      <QuestionsHead title={title} lead={faqPages.topic.lead} toAll />
      <Container className="grid gap-x-16 gap-y-12 pt-6 pb-section sm:pt-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <section
          id={panelId(tab.value)}
          data-panel
          aria-labelledby="questions-title"
          className="faq min-w-0 scroll-mt-32"
        >
          {tab.items.map((item) => (
            <Question key={item.id} {...item} level={2} />
          ))}
        </section>
        <Ask services={services} />
      </Container>
      <OtherTopics current={tab.value} />
    </>
  );
}
