import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Question } from '#app/pages/shared/question.tsx';
import { Faq } from './faq.tsx';
import { faqViews } from './questions/faq-views.server.ts';

const tabs = faqViews();

test('what stands on each question beside its words stays short', () => {
  for (const item of tabs.flatMap(({ items }) => items)) {
    const words = item.id + renderToStaticMarkup(item.question) + item.html;
    expect(renderToStaticMarkup(<Question {...item} />).length - words.length).toBeLessThan(120);
  }
});

test('the about page leads to every topic and brings six answers, so that it fits the first flight', () => {
  const topics = tabs.map(({ value, title, items }) => ({ value, title, count: items.length }));
  const page = renderToStaticMarkup(<Faq topics={topics} first={tabs[0]} whole="All" />);
  expect(page.match(/<details>/g)).toHaveLength(6);
  for (const { value } of topics)
    expect(page).toContain(`id="faq-${value}" href="/about/questions/${value}"`);
  expect(page).toContain('href="/about/questions"');
});
