import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from './faq.tsx';
import { faqViews } from './faq-views.server.ts';

test('what stands on each question beside its words stays short', () => {
  const tabs = faqViews();
  const questions = tabs.flatMap(({ items }) => items);
  const entries = renderToStaticMarkup(<Faq tabs={tabs} />).match(/<details>.*?<\/details>/gs) ?? [];
  expect(entries).toHaveLength(questions.length);
  const words = questions.map(({ id, question, html }) => id + renderToStaticMarkup(question) + html);
  for (const [index, entry] of entries.entries())
    expect(entry.length - (words[index]?.length ?? 0)).toBeLessThan(120);
});
