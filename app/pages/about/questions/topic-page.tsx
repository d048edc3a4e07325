import { data } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import NotFoundPage, { meta as notFoundMeta } from '#app/pages/not-found/not-found-page.tsx';
import { Question } from '#app/pages/shared/question.tsx';
import { Container } from '#app/ui/layout.tsx';
import { faqTabs } from '#content/faqs/all.ts';
import { faqPages } from '#content/faqs/pages.ts';
import { topicPath } from '#content/faqs/paths.ts';
import { say } from '#content/say.ts';
import type { Route } from './+types/topic-page.ts';
import { Ask } from './ask.tsx';
import { faqGroups, namesakeOf, servicesOf } from './faq-views.server.ts';
import { OtherTopics } from './other-topics.tsx';
import { QuestionsHead } from './questions-head.tsx';
import { topicTitle } from './titles.ts';
import { panelId } from './views.ts';

const topicOf = (value: string) => faqTabs.find((tab) => tab.value === value);

export function loader({ params }: Route.LoaderArgs) {
  const tab = topicOf(params.topic);
  if (!tab) return data(null, { status: 404 });
  const { value } = tab;
  const shown = { groups: faqGroups(tab), title: topicTitle(tab), services: servicesOf(tab) };
  return data({ value, drawn: namesakeOf(tab), ...shown });
}

export const action = loader;

export const meta: Route.MetaFunction = (args) => {
  const tab = topicOf(args.params.topic ?? '');
  return tab ? pageMeta(topicPath(tab.value)) : notFoundMeta(args as never);
};

const groupId = (index: number) => `group-${index + 1}`;

/** The questions of one topic, under their headings: where a search ends, and what the tabs of the about page fetch. */
export default function TopicPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  const { value, drawn, groups, title, services } = loaderData;
  const named = groups.flatMap(({ title, items }, index) =>
    title ? [{ title, count: items.length, id: groupId(index) }] : [],
  );
  return (
    <>
      <QuestionsHead title={title} lead={faqPages.topic.lead} toAll drawn={drawn} />
      <Container className="pt-6 pb-section sm:pt-8">
        {named.length > 1 && (
          <nav aria-labelledby="groups-title" className="mb-10 max-lg:hidden print:hidden">
            <h2 id="groups-title" className="sr-only">
              {say('On this page')}
            </h2>
            <ul className="flex flex-wrap gap-x-10">
              {named.map(({ title, count, id }) => (
                <li key={id}>
                  <a href={`#${id}`} className="link inline-flex min-h-11 items-center font-semibold">
                    {title}
                  </a>{' '}
                  <span className="figures text-ink-soft text-xs">{count}</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section
          id={panelId(value)}
          data-panel
          aria-labelledby="questions-title"
          className="faq grid scroll-mt-32 gap-12 sm:gap-16"
        >
          {groups.map(({ title, items }, index) => (
            <div
              key={title ?? ''}
              id={groupId(index)}
              className="grid scroll-mt-28 content-start gap-x-16 lg:grid-cols-2"
            >
              {title && <h2 className="border-ink border-b-2 pb-3 text-3xl lg:col-span-2">{title}</h2>}
              {items.map((item) => (
                <Question key={item.id} {...item} level={title ? 3 : 2} />
              ))}
            </div>
          ))}
        </section>
        <div className="mt-12 sm:mt-16">
          <Ask services={services} />
        </div>
      </Container>
      <OtherTopics current={value} />
    </>
  );
}
