import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqPageId } from '#app/seo/faq-page.ts';
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
const thing = (type: string) => `itemType="https://schema.org/${type}"`;

test('search engines find every question and its whole answer in the markup', () => {
  const [before = '', ...entries] = html.split('<details ');
  expect(before).toContain(`${thing('FAQPage')} itemID="${faqPageId}"`);
  const asked = tabs.flatMap(({ items }) => items);
  expect(entries).toHaveLength(asked.length);
  for (const [index, { id, question, html: answer }] of asked.entries()) {
    const entry = entries[index] ?? '';
    expect(entry).toMatch(/^itemScope="" itemProp="mainEntity" itemType="https:\/\/schema.org\/Question">/);
    expect(entry).toContain(
      `<h4 itemProp="name">${renderToStaticMarkup(question)}</h4></summary>` +
        `<div id="faq-${id}" itemScope="" itemProp="acceptedAnswer" ${thing('Answer')}>` +
        `<div itemProp="text" class="prose">${answer}</div></div></details>`,
    );
  }
});

test('what stands on each of 146 questions stays short', () => {
  const words = tabs
    .flatMap(({ items }) => items.map((item) => item.id + item.question + item.html))
    .join('');
  const entries = html.slice(html.indexOf('<details '), html.lastIndexOf('</details>'));
  expect((entries.length - words.length) / html.split('<details ').length).toBeLessThan(300);
});
