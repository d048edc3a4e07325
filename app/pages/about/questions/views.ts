import type { FaqItemView } from '#app/pages/shared/question.tsx';

/** What leads to a topic. */
export type TopicView = { value: string; title: string; count: number };

/** A topic with its answers as HTML. */
export type FaqTabView = { value: string; title: string; items: FaqItemView[] };

/** Questions under one heading; without one, those that stand before the first group. */
export type FaqGroupView = { title: string | undefined; items: FaqItemView[] };

/** How a topic is called on every page that shows its questions; links to one of them go by the question. */
export const panelId = (value: string): string => `questions-${value}`;

/** Where a link to a tab of the about page leads. */
export const tabId = (value: string): string => `faq-${value}`;
