import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqTabs } from '#content/faqs/all.ts';
import { answerHtml } from './answer-html.server.ts';
import { Faq } from './faq.tsx';

const tabs = faqTabs.map(({ value, title, items }) => ({
  value,
  title,
  items: items.map(({ id, question, answerMarkdown }) => ({
    id,
    question,
    html: answerHtml(answerMarkdown),
  })),
}));
const html = renderToStaticMarkup(<Faq tabs={tabs} />);
test('what stands on each of 146 questions stays short', () => {
  const words = tabs
    .flatMap(({ items }) => items.map((item) => item.id + item.question + item.html))
    .join('');
  const entries = html.slice(html.indexOf('<details '), html.lastIndexOf('</details>'));
  expect((entries.length - words.length) / html.split('<details ').length).toBeLessThan(150);
});
